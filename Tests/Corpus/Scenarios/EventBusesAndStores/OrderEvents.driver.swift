import CorpusProbe

public let places: [Place] = [
  Place("placed", rule: "subscription_cycle", decidedBy: .program) { probe in
    let page = OrderPage()
    probe.watch(page)
    page.followPlaced()
  },
  Place("weakly", decidedBy: .program) { probe in
    let page = OrderPage()
    probe.watch(page)
    page.followPlacedWeakly()
    EventBus.main.post(OrderPlaced(id: 2))
  },
  Place("shipped", rule: "subscription_cycle", decidedBy: .program, repaired: "    shipped = EventBus.main.subscribe(OrderShipped.self) { [weak self] in self?.add($0) }") { probe in
    let page = OrderPage()
    probe.watch(page)
    page.followShipped()
  },
  Place("briefly", decidedBy: .program) { probe in
    let page = OrderPage()
    probe.watch(page)
    page.followBriefly()
  },
  Place("dropped", decidedBy: .program) { probe in
    let page = OrderPage()
    probe.watch(page)
    page.followDropped()
  }
]
