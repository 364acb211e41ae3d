import CorpusProbe

@MainActor private func run(_ probe: Probe, _ service: PresenceService, _ event: String = "") {
  let connection = ChatConnection()
  probe.watch(service)
  connection.connect(service)
  service.socket.receive(event, "ann")
  probe.wait(0.03)
  connection.disconnect()
}

public let places: [Place] = [
  Place("typing", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    socket.on(\"typing\") { [weak self] in self?.handleTyping($0) }") { probe in run(probe, TypingPresence(), "typing") },
  Place("online", decidedBy: .program) { probe in run(probe, OnlinePresence(), "online") },
  Place("hello", decidedBy: .program) { probe in run(probe, HelloPresence()) },
  Place("reconnect", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    let item = DispatchWorkItem { [weak self] in self?.reconnect() }") { probe in run(probe, RetryingPresence()) },
  Place("beat", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe, BeatingPresence()) },
  Place("closing", decidedBy: .program) { probe in run(probe, ClosingPresence(), "typing") },
]
