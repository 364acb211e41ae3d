import CorpusProbe

public let places: [Place] = [
  Place("strong", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = MinutesScreen()
    probe.watch(screen)
    screen.open()
  },
  Place("weak", decidedBy: .text) { probe in
    let screen = HoursScreen()
    probe.watch(screen)
    screen.open()
  },
  Place("ofAnother", decidedBy: .program) { probe in
    let screen = PreviewScreen()
    probe.watch(screen)
    screen.open()
  },
]
