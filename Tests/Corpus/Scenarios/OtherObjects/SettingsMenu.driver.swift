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
]
