import CorpusProbe

public let places: [Place] = [
  Place("replaced", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = PanelScreen()
    probe.watch(screen.panel)
    screen.load()
  },
  Place("weak", decidedBy: .text) { probe in
    let screen = QuietScreen()
    probe.watch(screen.panel)
    screen.load()
  },
]
