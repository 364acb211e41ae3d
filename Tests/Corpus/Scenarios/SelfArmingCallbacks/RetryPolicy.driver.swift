import CorpusProbe

public let places: [Place] = [
  Place("attempt", decidedBy: .text) { probe in
    let transmitter = Transmitter()
    probe.watch(transmitter)
    transmitter.transmit()
  },
  Place("stored", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let transmitter = Transmitter()
    probe.watch(transmitter)
    transmitter.transmitStored()
  },
  Place("boxed", rule: "stored_closure_cycle", decidedBy: .text, capture: "ping") { probe in
    let transmitter = Transmitter()
    probe.watch(transmitter.transmitBoxed())
    probe.wait(0.05)
  },
  Place("heartbeat", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let transmitter = Transmitter()
    probe.watch(transmitter)
    transmitter.heartbeat()
  },
  Place("weakHeartbeat", decidedBy: .text) { probe in
    let transmitter = Transmitter()
    probe.watch(transmitter)
    transmitter.heartbeatWeakly()
  },
  Place("step", decidedBy: .text, capture: "step") { probe in
    probe.watch(schedulePings(3))
  }
]
