import CorpusProbe

private func auction(_ probe: Probe, _ use: (AuctionCoordinator) -> Void) {
  let root = AuctionCoordinator()
  probe.watch(root)
  use(root)
  root.router.open("lot", "12")
  probe.wait(0.02)
  root.leave()
}

public let places: [Place] = [
  Place("flow", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var flow: BidCoordinator!") { probe in
    auction(probe) { probe.watch($0.beginBid()) }
  },
  Place("bid", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    auction(probe) { root in
      let lot = root.beginLot()
      probe.watch(lot)
      lot.takeBids()
      lot.bid()
    }
  },
  Place("route", rule: "stored_closure_cycle", decidedBy: .program, repaired: "  func registerRoutes() { router.register(\"lot\") { [weak self] in self?.showLot($0) } }") { probe in
    auction(probe) { $0.registerRoutes() }
  },
  Place("finish", decidedBy: .program) { probe in auction(probe) { probe.watch($0.beginLot()) } },
  Place("cancel", rule: "stored_closure_cycle", decidedBy: .program, capture: "child") { probe in
    auction(probe) { root in
      let child = root.beginCatalogue()
      probe.watch(child)
      child.onCancel?()
    }
  },
  Place("greet", decidedBy: .text) { probe in auction(probe) { $0.greet() } },
]
