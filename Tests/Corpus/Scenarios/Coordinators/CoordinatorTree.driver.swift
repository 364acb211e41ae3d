import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (AppCoordinator) -> Void) {
  let scene = AppScene()
  let coordinator = scene.connect()
  probe.watch(coordinator)
  use(coordinator)
  scene.disconnect()
}

public let places: [Place] = [
  Place("profile", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var parent: Coordinator?") { probe in
    run(probe) { _ = $0.showProfile() }
  },
  Place("help", decidedBy: .program) { probe in run(probe) { _ = $0.showHelp() } },
  Place("receipt", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    receipt.onClose = { [weak self] in self?.finish() }") { probe in
    run(probe) {
      let payment = $0.showPayment()
      probe.watch(payment)
      payment.receipt?.close()
    }
  },
  Place("orders", rule: "stored_closure_cycle", decidedBy: .program, capture: "child") { probe in
    run(probe) {
      let orders = $0.showOrders()
      probe.watch(orders)
      orders.finish()
    }
  },
  Place("returns", decidedBy: .program) { probe in
    run(probe) {
      let returns = $0.showReturns()
      probe.watch(returns)
      returns.finish()
    }
  },
  Place("link", rule: "unowned_capture", decidedBy: .program) { probe in
    let scene = AppScene()
    let coordinator = scene.connect()
    probe.watch(coordinator)
    coordinator.openLink()
    probe.wait(0.05)
    scene.disconnect()
  },
]
