import CorpusProbe

private func screen(_ probe: Probe) -> SettingsScreen {
  let screen = SettingsScreen()
  probe.watch(screen)
  return screen
}

public let places: [Place] = [
  Place("account", decidedBy: .run) { probe in
    let screen = screen(probe)
    screen.showAccount()
    screen.lock()
  },
  Place("help", decidedBy: .run) { probe in
    let screen = screen(probe)
    screen.showAccount()
    screen.lock()
  },
  Place("pinned", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = screen(probe)
    screen.showPinned()
  },
  Place("trial", decidedBy: .program) { probe in
    let screen = screen(probe)
    screen.showTrial()
  },
  Place("signIn", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = screen(probe)
    screen.showBanners()
  },
  Place("sorted", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = screen(probe)
    screen.sort()
  }
]
