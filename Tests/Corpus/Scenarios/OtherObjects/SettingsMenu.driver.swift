import CorpusProbe

public let places: [Place] = [
  Place("about", rule: "stored_closure_cycle", decidedBy: .program, capture: "about") { probe in
    let host = Screen(name: "Settings")
    SettingsMenu().showAbout(on: host)
    probe.watch(host.presented!)
    host.dismiss()
  },
  Place("licences", decidedBy: .program, capture: "licences") { probe in
    let host = Screen(name: "Settings")
    SettingsMenu().showLicences(on: host)
    probe.watch(host)
  },
  Place("support", rule: "stored_closure_cycle", decidedBy: .run, capture: "host") { probe in
    let host = Screen(name: "Settings")
    probe.watch(host)
    SettingsMenu().showSupport(on: host)
  },
  Place("tour", decidedBy: .program, capture: "tour") { probe in
    let menu = SettingsMenu()
    probe.watch(menu)
    menu.showTour()
  },
  Place("sound", rule: "stored_closure_cycle", decidedBy: .program, capture: "sound") { probe in
    let row = SettingsMenu().makeSoundRow()
    probe.watch(row)
    row.select()
  },
  Place("vibration", decidedBy: .program) { probe in
    let rows = SettingsMenu().makeRows()
    probe.watch(rows[1])
    rows[1].select()
  },
  Place("all", decidedBy: .program) { probe in
    let rows = SettingsMenu().makeRows()
    rows.forEach { probe.watch($0) }
    rows[2].select()
  },
  Place("reset", decidedBy: .program) { probe in
    let menu = SettingsMenu()
    let rows = menu.makeRows()
    let reset = menu.makeResetRow(for: rows)
    rows.forEach { probe.watch($0) }
    probe.watch(reset)
    reset.select()
  },
]
