import CorpusProbe

@MainActor private func connect(_ probe: Probe, _ part: (VPNClient) -> AnyObject?) {
  let client = VPNClient()
  client.turnOn()
  probe.watch(part(client)!)
  probe.wait(0.03)
  client.turnOff()
}

public let places: [Place] = [
  Place("path", rule: "stored_closure_cycle", decidedBy: .program) { connect($0) { $0.watcher } },
  Place("roaming", decidedBy: .program) { connect($0) { $0.roaming } },
  Place("attempt", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let work = DispatchWorkItem { [weak self] in self?.attempt() }") { connect($0) { $0.reconnector } },
  Place("ping", decidedBy: .text) { connect($0) { $0.keepAlive } },
  Place("render", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    tunnel.onState = { [weak self] in self?.render($0) }") { connect($0) { $0.indicator } },
  Place("traffic", decidedBy: .program) { connect($0) { $0.statistics } },
]
