import CorpusProbe

@MainActor private func serve(_ probe: Probe, _ start: (DatabaseServer) -> Void, _ object: (DatabaseServer) -> AnyObject?) {
  let server = DatabaseServer()
  start(server)
  probe.watch(object(server)!)
  server.shutDown()
}

public let places: [Place] = [
  Place("leasePool", decidedBy: .program) { serve($0, { $0.boot() }, { $0.pool }) },
  Place("closed", rule: "unowned_capture", decidedBy: .program) { serve($0, { $0.pin() }, { $0.counting }) },
  Place("idle", rule: "stored_closure_cycle", decidedBy: .program, capture: "connection") { serve($0, { $0.boot() }, { $0.warm!.connections[0] }) },
  Place("reaper", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in self?.sweep() }") { serve($0, { $0.boot() }, { $0.reaper }) },
  Place("health", decidedBy: .program) { serve($0, { $0.boot() }, { $0.health }) },
]
