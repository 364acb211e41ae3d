import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (PresenceController) -> Void) {
  let controller = PresenceController()
  probe.watch(controller)
  start(controller)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place(
    "connect", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "Task { [weak self] in while true { self?.online += 1; try? await Task.sleep(nanoseconds: 10_000_000) }"
  ) { drive($0) { $0.connect() } },
  Place("hello", decidedBy: .program) { drive($0) { $0.sayHello() } },
  Place("show", rule: "nested_closure_strong_self", decidedBy: .program) { drive($0) { $0.show() } },
]
