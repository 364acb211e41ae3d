import CorpusProbe

private func hub(_ probe: Probe) -> SensorHub {
  let hub = SensorHub()
  probe.watch(hub)
  probe.watch(hub.sensor)
  return hub
}

public let places: [Place] = [
  Place("label", rule: "stored_closure_cycle", decidedBy: .program, capture: "sensor") { probe in
    let hub = hub(probe)
    hub.label()
    hub.sensor.sample(1)
  },
  Place("name", decidedBy: .text) { probe in
    let hub = hub(probe)
    hub.labelByName()
    hub.sensor.sample(1)
  },
  Place(
    "convert", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "        sensor.onSample = { [weak self] value in guard let settings = self?.settings else { return }"
  ) { probe in
    let hub = hub(probe)
    hub.convert()
    hub.sensor.sample(1)
  },
  Place("unit", decidedBy: .text) { probe in
    let hub = hub(probe)
    hub.convertUnit()
    hub.sensor.sample(1)
  },
  Place("relay", rule: "unowned_capture", decidedBy: .text) { probe in
    let relay = hub(probe).relay()
    relay(3)
  },
  Place("mirror", decidedBy: .text) { probe in
    let mirror = hub(probe).mirror()
    mirror(3)
  },
  Place("note", rule: "stored_closure_cycle", decidedBy: .program, capture: "hub") { probe in
    let hub = hub(probe)
    hub.note()
    hub.sensor.sample(1)
  },
  Place("trace", decidedBy: .text) { probe in
    let hub = hub(probe)
    hub.trace()
    hub.sensor.sample(1)
  },
]
