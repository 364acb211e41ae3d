import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("theme", rule: "subscription_cycle", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    screen.open()
    probe.watch(screen.theme!)
    screen.close()
  },
  Place("checkout", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    screen.open()
    probe.watch(screen.checkout!)
    screen.close()
  },
  Place("read", decidedBy: .text) { probe in
    let screen = SettingsScreen()
    screen.open()
    probe.watch(screen.checkout!)
    screen.close()
  },
  Place("search", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    screen.open()
    probe.watch(screen.search!)
    screen.close()
  },
  Place("banner", rule: "subscription_cycle", decidedBy: .program) { probe in
    let screen = SettingsScreen()
    screen.open()
    probe.watch(screen.banner!)
    screen.close()
  },
]
