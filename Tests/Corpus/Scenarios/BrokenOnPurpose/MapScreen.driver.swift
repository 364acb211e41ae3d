import CorpusProbe

public let places: [Place] = [
  Place("center", decidedBy: .program) { probe in
    let window = Window()
    let screen = MapScreen()
    probe.watch(screen)
    window.push(screen)
    window.pop()
  },
  Place("heading", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let window = Window()
    let screen = CompassScreen()
    probe.watch(screen)
    window.push(screen)
    window.pop()
  },
  Place("route", decidedBy: .program) { probe in
    let window = Window()
    let screen = RouteScreen()
    probe.watch(screen)
    window.push(screen)
    window.pop()
  },
]
