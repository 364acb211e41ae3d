import CorpusProbe

private func moisture(_ probe: Probe, _ use: (MoistureProbe) -> Void) {
  let sensor = MoistureProbe(field: Field(name: "North", moisture: 0.4))
  probe.watch(sensor)
  use(sensor)
  probe.wait(0.03)
}

private func pump(_ probe: Probe, _ use: (Pump) -> Void) {
  let pump = Pump()
  probe.watch(pump)
  use(pump)
  probe.wait(0.03)
}

public let places: [Place] = [
  Place("poll", rule: "unbounded_self_capture", decidedBy: .text) { probe in moisture(probe) { $0.pollByTimer() } },
  Place("source", rule: "stored_closure_cycle", decidedBy: .text) { probe in moisture(probe) { $0.pollBySource() } },
  Place("calibrate", decidedBy: .text) { probe in moisture(probe) { $0.calibrate() } },
  Place("pressure", decidedBy: .text) { probe in pump(probe) { $0.watchPressure() } },
  Place("shutdown", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.stop() }") { probe in
    pump(probe) { $0.armShutdown() }
  },
  Place("flush", decidedBy: .program) { probe in pump(probe) { $0.flushLater() } },
]
