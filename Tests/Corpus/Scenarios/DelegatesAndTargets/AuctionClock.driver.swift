import CorpusProbe

public let places: [Place] = [
  Place("auction", decidedBy: .program) { probe in
    let screen = AuctionScreen()
    probe.watch(screen.show())
  },
  Place("shop", rule: "target_cycle", decidedBy: .program) { probe in
    let screen = ShopScreen()
    probe.watch(screen.show())
  },
]
