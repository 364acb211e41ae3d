import CorpusProbe

public let places: [Place] = [
  Place("settings", decidedBy: .program) { probe in
    let home = HomeFlow()
    probe.watch(home)
    let screen = home.showSettings()
    screen.tapBack()
  },
  Place("profile", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let home = HomeFlow()
    probe.watch(home)
    let screen = home.showProfile()
    screen.tapBack()
  },
]
