import CorpusProbe

public let places: [Place] = [
  Place("tick", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let screen = TickScreen()
    probe.watch(screen)
    screen.start()
    probe.wait(0.05)
  },
  Place("blink", decidedBy: .run) { probe in
    let screen = BlinkScreen()
    probe.watch(screen)
    screen.start()
    probe.wait(0.02)
    screen.stop()
  },
]
