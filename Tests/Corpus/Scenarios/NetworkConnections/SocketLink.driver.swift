import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (Messenger) -> Void, _ part: (Messenger) -> Part?) {
  let messenger = Messenger()
  start(messenger)
  probe.watch(part(messenger)!)
  probe.wait(0.02)
  messenger.disconnect()
}

public let places: [Place] = [
  Place("path", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.watchPath() }, { $0.monitor }) },
  Place("roaming", decidedBy: .program) { p in run(p, { $0.watchRoaming() }, { $0.roaming }) },
  Place("receive", decidedBy: .program) { p in run(p, { $0.connect() }, { $0.link }) },
  Place("beat", rule: "unbounded_self_capture", decidedBy: .text) { p in run(p, { $0.keepAlive() }, { $0.heartbeat }) },
  Place("handshake", decidedBy: .text) { p in run(p, { $0.greet() }, { $0.handshake }) },
]
