import CorpusProbe

public let places: [Place] = [
  Place("price", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let window = ShopWindow()
    probe.watch(window)
    window.trackPrice()
  },
  Place("stock", decidedBy: .text) { probe in
    let window = ShopWindow()
    probe.watch(window)
    window.restock()
  },
  Place("reading", decidedBy: .text) { probe in
    let window = ShopWindow()
    probe.watch(window)
    window.trackTitle()
  },
  Place("other", decidedBy: .text) { probe in
    let window = ShopWindow()
    let other = Product()
    probe.watch(window)
    window.compare(with: other)
  },
  Place("rating", decidedBy: .text) { probe in
    let window = ShopWindow()
    probe.watch(window)
    window.trackRating()
    window.product.rating = 5
    probe.wait(0.02)
  },
  Place("everything", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let window = ShopWindow()
    probe.watch(window)
    window.trackEverything()
    window.product.title = "Cup"
    probe.wait(0.02)
  },
]
