import CorpusProbe

public let places: [Place] = [
  Place("follow", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = MapScreen(overview: Camera())
    probe.watch(screen)
    screen.followZoom()
  },
  Place("inset", decidedBy: .program) { probe in
    let screen = MapScreen(overview: Camera())
    probe.watch(screen)
    screen.showInset()
  },
  Place("overview", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = MapScreen(overview: Camera())
    probe.watch(screen)
    screen.showOverview()
  },
  Place("title", rule: "stored_closure_cycle", decidedBy: .program, capture: "session") { probe in
    let screen = MapScreen(overview: Camera())
    probe.watch(screen.provider.session)
    screen.title()
    screen.provider.session.camera.move(to: 9)
  },
  Place("name", decidedBy: .program) { probe in
    let screen = MapScreen(overview: Camera())
    probe.watch(screen)
    probe.watch(screen.provider.session)
    screen.name()
    screen.provider.session.camera.move(to: 9)
  },
]
