import CorpusProbe


public let places: [Place] = [
  Place("readerDelegate", rule: "strong_delegate", decidedBy: .program, repaired: #"  weak var delegate: CardReaderDelegate?"#) { probe in
    let c = CardCheckout()
    probe.watch(c)
    c.pay(Basket(items: [("a", 1)]))
  },
  Place("receipt", decidedBy: .program) { probe in
    let c = CashCheckout()
    probe.watch(c)
    c.pay(Basket(items: [("a", 1)]))
  },
  Place("paper", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let c = CashCheckout()
    probe.watch(c)
    c.watchPaper()
  },
  Place("drawer", decidedBy: .program) { probe in
    let c = CashCheckout()
    probe.watch(c)
    c.openDrawer()
  },
]
