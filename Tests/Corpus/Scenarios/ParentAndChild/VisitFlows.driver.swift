import CorpusProbe

public let places: [Place] = [
  Place("form", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "weak var screen: VisitScreen?") { probe in
    let screen = VisitFactory.form()
    probe.watch(screen)
    screen.flow?.next()
  },
  Place("summary", decidedBy: .program) { probe in
    let screen = VisitFactory.summary()
    probe.watch(screen)
    screen.flow?.next()
  },
  Place("plain", decidedBy: .program) { probe in
    let screen = VisitFactory.plain()
    probe.watch(screen)
    screen.flow?.next()
  },
  Place("photo", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "weak var visit: Visit?") { probe in
    let visit = Visit()
    probe.watch(visit)
    visit.addPhoto()
  },
  Place("sketch", decidedBy: .program) { probe in
    let visit = Visit()
    probe.watch(visit)
    visit.addSketch()
  },
]
