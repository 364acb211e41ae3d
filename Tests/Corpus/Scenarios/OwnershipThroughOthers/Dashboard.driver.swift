import CorpusProbe

public let places: [Place] = [
  Place("weather", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let dashboard = Dashboard()
    let widget = WeatherWidget(dashboard)
    probe.watch(widget)
    widget.subscribe()
    dashboard.refresh()
  },
  Place("clock", decidedBy: .program) { probe in
    let dashboard = Dashboard()
    let gadget = ClockGadget(dashboard)
    probe.watch(gadget)
    gadget.subscribe()
    dashboard.refresh()
  },
  Place("news", decidedBy: .program) { probe in
    let dashboard = Dashboard()
    let gadget = NewsGadget(dashboard)
    probe.watch(gadget)
    probe.watch(dashboard)
    gadget.subscribe()
    dashboard.refresh()
  },
  Place("banner", decidedBy: .program) { probe in
    let dashboard = Dashboard()
    probe.watch(dashboard)
    dashboard.addBanner()
    dashboard.refresh()
  },
  Place("ticker", rule: "stored_closure_cycle", decidedBy: .program, capture: "ticker") { probe in
    let dashboard = Dashboard()
    probe.watch(dashboard)
    dashboard.addTicker()
    dashboard.refresh()
  },
]
