import CorpusProbe

private func run(_ probe: Probe, _ step: (Checkout) -> AnyObject) {
  let checkout = Checkout()
  probe.watch(step(checkout))
  checkout.run()
}

public let places: [Place] = [
  Place("address", rule: "stored_closure_cycle", decidedBy: .program) { run($0) { $0.address } },
  Place("payment", decidedBy: .program) { run($0) { $0.payment } },
  Place("gift", rule: "stored_closure_cycle", decidedBy: .program) { run($0) { $0.gift } },
  Place("coupon", decidedBy: .program) { run($0) { $0.coupon } },
  Place("review", rule: "stored_closure_cycle", decidedBy: .program) { run($0) { $0.review } },
]
