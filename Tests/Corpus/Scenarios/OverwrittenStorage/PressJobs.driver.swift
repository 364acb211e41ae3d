import CorpusProbe

public let places: [Place] = [
  Place("movedOn", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let press = Press()
    probe.watch(press)
    press.printAndArchive()
  },
  Place("letGo", decidedBy: .program) { probe in
    let copier = Copier()
    probe.watch(copier)
    copier.copy()
  },
  Place("movedAndCleared", decidedBy: .run) { probe in
    let binder = Binder()
    probe.watch(binder)
    binder.bind()
    binder.clear()
  },
]
