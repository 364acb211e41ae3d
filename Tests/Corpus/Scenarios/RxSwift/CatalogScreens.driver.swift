import CorpusProbe

public let places: [Place] = [
  Place("titles", decidedBy: .program) { probe in
    let screen = CatalogScreen()
    probe.watch(screen.model)
    screen.open()
  },
  Place("held", rule: "subscription_cycle", decidedBy: .program) { probe in
    let screen = LabelScreen()
    probe.watch(screen)
    screen.open()
  },
  Place("completed", decidedBy: .program) { probe in
    let screen = ClosingScreen()
    probe.watch(screen)
    screen.open()
  },
]
