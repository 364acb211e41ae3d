import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (SensorPoller) -> Void) {
  let poller = SensorPoller()
  probe.watch(poller)
  start(poller)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("poll", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.poll() } },
  Place("warmUp", decidedBy: .text) { drive($0) { $0.warmUp() } },
  Place("battery", decidedBy: .text) { drive($0) { $0.watchBattery() } },
  Place("log", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.openLog() } },
  Place("blip", decidedBy: .text) { drive($0) { $0.blip() } },
]
