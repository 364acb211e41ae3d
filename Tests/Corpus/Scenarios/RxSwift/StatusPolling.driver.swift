import CorpusProbe

private func monitor(_ probe: Probe, _ part: (Monitor) -> AnyObject) {
  let monitor = Monitor()
  probe.watch(part(monitor))
  monitor.open()
  probe.wait(0.05)
  monitor.close()
}

public let places: [Place] = [
  Place("polling", rule: "unbounded_self_capture", decidedBy: .text) { probe in monitor(probe) { $0.servers } },
  Place("queue", decidedBy: .text) { probe in monitor(probe) { $0.queue } },
  Place("build", decidedBy: .program) { probe in monitor(probe) { $0.build } },
  Place("deploy", rule: "unbounded_self_capture", decidedBy: .program) { probe in monitor(probe) { $0.deploy } },
  Place("splash", decidedBy: .text) { probe in monitor(probe) { $0.splash } },
  Place("readings", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let sensor = Sensor()
    probe.watch(sensor)
    Monitor().measure(sensor)
  },
]
