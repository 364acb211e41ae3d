import CorpusProbe

public let places: [Place] = [
  Place("console", rule: "target_cycle", decidedBy: .program) { probe in
    let screen = ConsoleScreen()
    probe.watch(screen)
    screen.open()
    Logger.shared.log("opened")
  },
  Place("trace", decidedBy: .program) { probe in
    let screen = TraceScreen()
    probe.watch(screen)
    screen.open()
    WeakSinks.shared.log("opened")
  },
  Place("session", decidedBy: .run) { probe in
    let screen = SessionScreen()
    probe.watch(screen)
    screen.open()
    Sessions.shared.log("opened")
    screen.close()
  },
]
