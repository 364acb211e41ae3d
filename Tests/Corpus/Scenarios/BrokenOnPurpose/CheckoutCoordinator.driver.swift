import CorpusProbe

public let places: [Place] = [
  Place("address", decidedBy: .text) { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    checkout.enterAddress()
  },
  Place("payment", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    checkout.enterPayment()
  },
  Place("voucher", rule: "stored_closure_cycle", decidedBy: .program, capture: "voucher") { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    probe.watch(checkout.chooseVoucher())
  },
  Place("delivery", decidedBy: .program) { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    probe.watch(checkout.chooseDelivery())
  },
  Place("confirm", decidedBy: .program) { probe in
    let checkout = CheckoutCoordinator()
    probe.watch(checkout)
    checkout.confirm()
  },
]
