import CorpusProbe

public let places: [Place] = [
  Place("paymentParent", decidedBy: .program) { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    checkout.startPayment().pay()
  },
  Place("giftParent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let parent: CheckoutCoordinator") { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    checkout.startGift().write("Happy birthday")
  },
  Place("addressFinish", rule: "stored_closure_cycle", decidedBy: .text, capture: "child") { probe in
    let checkout = CheckoutCoordinator()
    let child = checkout.startAddress()
    probe.watch(child)
    child.save()
  },
  Place("deliveryFinish", decidedBy: .program) { probe in
    let checkout = CheckoutCoordinator()
    let child = checkout.startDelivery()
    probe.watch(child)
    probe.watch(checkout)
    child.choose()
  },
]
