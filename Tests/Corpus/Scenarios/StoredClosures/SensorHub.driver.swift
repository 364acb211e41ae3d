import CorpusProbe

public let places: [Place] = [
  Place("listen", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    hub.listen()
    hub.publish(21, on: "temperature")
  },
  Place("correct", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    hub.correct("temperature")
    hub.publish(21, on: "temperature")
  },
  Place("convert", decidedBy: .program) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    hub.convert("temperature")
    hub.publish(21, on: "temperature")
  },
  Place("snapshot", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    hub.keepLast("temperature")
  },
  Place("current", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    hub.keepCurrent("temperature")
  },
]
