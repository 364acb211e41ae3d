import CorpusProbe


public let places: [Place] = [
  Place("font", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let p = PreferencesPanel()
    probe.watch(p)
    p.previewFont()
  },
  Place("theme", decidedBy: .program) { probe in
    let p = PreferencesPanel()
    probe.watch(p)
    p.previewTheme()
  },
  Place("reset", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let p = PreferencesPanel()
    probe.watch(p)
    p.showItems()
  },
  Place("larger", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .item("Larger", action: { [weak self] in self?.enlarge() })"#) { probe in
    let p = PreferencesPanel()
    probe.watch(p)
    p.showHelp()
  },
  Place("shortcut", decidedBy: .program) { probe in
    let p = PreferencesPanel()
    probe.watch(p)
    p.runShortcuts()
  },
]
