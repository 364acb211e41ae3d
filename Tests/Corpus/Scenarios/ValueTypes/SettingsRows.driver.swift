import CorpusProbe

public let places: [Place] = [
  Place("build", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    screen.build()
  },
  Place("weakly", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    screen.buildWeakly()
  },
  Place("footer", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    section.footer = footerText.map { text in { text } } ?? { [weak self] in self?.titles.joined() ?? \"\" }") { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    screen.buildFooter()
  },
  Place("choice", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    screen.buildChoice(true)
  },
  Place("titles", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    _ = screen.titlesOfRows()
  },
  Place("lengths", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    probe.watch(screen)
    _ = screen.lengths()
  }
]
