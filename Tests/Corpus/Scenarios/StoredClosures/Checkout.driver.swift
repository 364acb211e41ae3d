import CorpusProbe

public let places: [Place] = [
  Place("pay", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.open()
  },
  Place("guest", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    let sheet = checkout.openGuest()
    sheet.pay(3)
  },
  Place("reserve", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.reserve("A-17")
  },
  Place("quote", decidedBy: .text) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    _ = checkout.quote("A-17")
  },
  Place("cancel", decidedBy: .text) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.cancel()
  },
]
