import CorpusProbe

public let places: [Place] = [
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = HomeScreen()
    probe.watch(screen)
    screen.prepare()
    screen.appear()
  },
  Place("open", decidedBy: .program) { probe in
    let screen = HomeScreen()
    probe.watch(screen)
    screen.open()
    screen.appear()
  },
  Place("close", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = HomeScreen()
    probe.watch(screen)
    screen.close()
  },
  Place("search", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = SearchScreen()
    probe.watch(screen)
    screen.open()
    screen.appear()
  },
  Place("launch", decidedBy: .program) { probe in
    let screen = LaunchScreen()
    probe.watch(screen)
    screen.prepare()
    screen.appear()
  },
]
