import CorpusProbe

private func checkout(_ probe: Probe) -> CheckoutCoordinator {
  let checkout = CheckoutCoordinator()
  probe.watch(checkout)
  return checkout
}

public let places: [Place] = [
  Place("payment", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    checkout(probe).showPayment()
  },
  Place("express", rule: "stored_closure_cycle", decidedBy: .program, capture: "payment") { probe in
    let checkout = checkout(probe)
    checkout.showExpressPayment()
    checkout.children.forEach(probe.watch)
  },
  Place("gift", decidedBy: .program) { probe in
    checkout(probe).showGiftCard()
  },
  Place("saved", decidedBy: .program) { probe in
    checkout(probe).chargeSavedCard()
  },
]
