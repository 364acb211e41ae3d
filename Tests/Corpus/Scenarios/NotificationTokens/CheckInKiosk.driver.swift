import CorpusProbe

public let places: [Place] = [
  Place("arrivals", rule: "subscription_cycle", decidedBy: .text) { probe in
    let app = KioskApp()
    app.showArrivals()
    probe.watch(app.screen!)
    app.store.checkIn("Ada")
    app.reset()
  },
  Place("dim", decidedBy: .text) { probe in
    let app = KioskApp()
    let badge = app.showBadge()
    probe.watch(badge)
    badge.dimWhenIdle()
    app.touch()
    app.reset()
  },
  Place("language", rule: "unowned_capture", decidedBy: .text) { probe in
    let app = KioskApp()
    do {
      let badge = app.showBadge()
      probe.watch(badge)
      badge.translate()
    }
    app.restart(in: "fr")
  },
  Place("doors", rule: "subscription_cycle", decidedBy: .text) { probe in
    let app = KioskApp()
    let badge = app.showBadge()
    probe.watch(badge)
    badge.countDoors()
    app.reset()
  },
  Place("greet", decidedBy: .text) { probe in
    let app = KioskApp()
    let badge = app.showBadge()
    probe.watch(badge)
    badge.greet()
    app.touch()
    app.reset()
  },
  Place("idle", decidedBy: .program) { probe in
    let app = KioskApp()
    app.guardIdle()
    probe.watch(app.monitor!)
    app.touch()
    app.reset()
  },
]
