import CorpusProbe

private func use(_ panel: Panel, _ probe: Probe) {
  probe.watch(panel.meter!)
  panel.meter?.read(3)
}

public let places: [Place] = [
  Place(
    "pressure", rule: "stored_closure_cycle", decidedBy: .program, capture: "panel",
    repaired: "meter.onReading = { [title = panel.title] value in print(title, value) }"
  ) { probe in
    use(PanelFactory.pressure(), probe)
  },
  Place("humidity", decidedBy: .program) { probe in
    use(PanelFactory.humidity(), probe)
  },
  Place(
    "voltage", rule: "stored_closure_cycle", decidedBy: .program, capture: "panel",
    repaired: "meter.onReading = { [title = panel.title] value in print(title, value) }"
  ) { probe in
    use(PanelFactory.voltage(), probe)
  },
  Place("current", decidedBy: .program) { probe in
    let model = Panel(title: "Current", meter: Meter())
    probe.watch(model.meter!)
    use(PanelFactory.current(like: model), probe)
  },
]
