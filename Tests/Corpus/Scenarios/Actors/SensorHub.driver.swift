import CorpusProbe

public let places: [Place] = [
  Place("remember", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.remember() }
    probe.wait(0.05)
  },
  Place("weakly", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.rememberWeakly() }
    probe.wait(0.05)
  },
  Place("start", rule: "subscription_cycle", decidedBy: .text, repaired: "    pump = Task { [weak self, readings] in for await value in readings { await self?.store(value) } }") { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.start() }
    probe.wait(0.05)
  },
  Place("calibrate", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.calibrate() }
    probe.wait(0.05)
  },
  Place("announce", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.announce() }
    probe.wait(0.05)
  },
  Place("finish", decidedBy: .text) { probe in
    let hub = SensorHub()
    probe.watch(hub)
    Task { await hub.finish() }
    probe.wait(0.05)
  }
]
