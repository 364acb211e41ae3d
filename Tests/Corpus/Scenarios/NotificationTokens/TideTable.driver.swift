import CorpusProbe

private func table(_ probe: Probe, _ use: (TideTable) -> Void) {
  let screen = HarbourScreen()
  probe.watch(screen.table)
  use(screen.table)
}

public let places: [Place] = [
  Place("station", rule: "subscription_cycle", decidedBy: .text) { probe in table(probe) { $0.followStation() } },
  Place("units", decidedBy: .text) { probe in table(probe) { $0.followUnits() } },
  Place("chart", decidedBy: .text) { probe in table(probe) { $0.followChart() } },
  Place("moon", decidedBy: .program) { probe in
    let screen = HarbourScreen()
    probe.watch(screen.badge)
    screen.badge.activate()
    HarbourScreen.publish(phase: 0.2)
    screen.disappear()
  },
  Place("spring", rule: "unowned_capture", decidedBy: .text) { probe in
    do {
      let alert = SpringTideAlert()
      probe.watch(alert)
      alert.arm()
    }
    HarbourScreen.publish(phase: 1)
  },
]
