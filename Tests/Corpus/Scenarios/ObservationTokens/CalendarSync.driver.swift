import CorpusProbe

public let places: [Place] = [
  Place("agenda", rule: "subscription_cycle", decidedBy: .text) { probe in
    let window = CalendarWindow()
    window.showAgenda()
    probe.watch(window.agenda!)
    window.close()
  },
  Place("month", decidedBy: .text) { probe in
    let window = CalendarWindow()
    window.showMonth()
    probe.watch(window.month!)
    window.close()
  },
  Place("indicator", decidedBy: .program) { probe in
    let window = CalendarWindow()
    window.showIndicator()
    probe.watch(window.indicator!)
    window.close()
  },
  Place("color", rule: "stored_closure_cycle", decidedBy: .text, capture: "color") { probe in
    let palette = ColorPalette()
    palette.add("Blue")
    probe.watch(palette.colors[0])
    palette.removeAll()
  },
  Place("sharedColor", decidedBy: .text) { probe in
    let palette = ColorPalette()
    palette.addShared("Blue")
    probe.watch(palette.colors[0])
    palette.removeAll()
  },
]
