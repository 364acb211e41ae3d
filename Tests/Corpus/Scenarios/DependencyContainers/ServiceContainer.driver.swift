import CorpusProbe

public let places: [Place] = [
  Place("container", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly.container)
    assembly.registerNavigator()
    _ = assembly.container.resolve(Navigator.self)
  },
  Place("settings", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly)
    probe.watch(assembly.container)
    assembly.registerSettings()
    _ = assembly.container.resolve(Settings.self)
  },
  Place("tracker", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly)
    probe.watch(assembly.container)
    assembly.registerSettings()
    _ = assembly.container.resolve(Tracker.self)
  },
  Place("capturing", rule: "stored_closure_cycle", decidedBy: .program, capture: "container") { probe in
    let assembly = Assembly()
    probe.watch(assembly.container)
    assembly.registerCapturing()
  },
  Place("prefixed", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly)
    assembly.registerPrefixed()
  },
  Place("made", decidedBy: .program) { probe in
    let assembly = Assembly()
    let tracker = assembly.lazyTracker()
    probe.watch(tracker)
    probe.watch(assembly)
  }
]
