import CorpusProbe

private func network(_ probe: Probe, _ part: (NetworkStack) -> AnyObject) {
  let stack = NetworkStack()
  probe.watch(part(stack))
  stack.start()
  probe.wait(0.03)
  stack.stop()
}

public let places: [Place] = [
  Place("echo", decidedBy: .program) { probe in network(probe) { $0.echo } },
  Place("telemetry", rule: "unbounded_self_capture", decidedBy: .text) { probe in network(probe) { $0.telemetry } },
  Place("chat", decidedBy: .text) { probe in network(probe) { $0.chat } },
  Place("courier", decidedBy: .text) { probe in network(probe) { $0.courier } },
  Place("presence", rule: "stored_closure_cycle", decidedBy: .program) { probe in network(probe) { $0.presence } },
  Place("reachability", decidedBy: .program) { probe in network(probe) { $0.reachability } },
]
