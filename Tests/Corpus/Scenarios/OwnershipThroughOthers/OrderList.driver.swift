import CorpusProbe

public let places: [Place] = [
  Place("rows", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let store = OrderStore()
    let list = OrderList(source: store)
    probe.watch(list)
    store.place("tea")
  },
  Place("badge", decidedBy: .program) { probe in
    let store = OrderStore()
    let badge = OrderBadge(source: store)
    probe.watch(badge)
    store.place("tea")
  },
  Place("summary", decidedBy: .program) { probe in
    let store = OrderStore()
    let summary = OrderSummary(source: store)
    probe.watch(summary)
    store.place("tea")
  },
  Place("receipt", decidedBy: .program) { probe in
    let store = OrderStore()
    let receipt = OrderReceipt(source: store, orders: ["tea"])
    probe.watch(receipt)
    store.place("jam")
  },
]
