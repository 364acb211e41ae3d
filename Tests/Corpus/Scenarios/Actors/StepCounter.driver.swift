import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (StepCounter) async -> Void) {
  let counter = StepCounter()
  probe.watch(counter)
  Task.detached { await use(counter) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("listen", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.listen(); $0.events.step(2) } },
  Place("sample", decidedBy: .program) { drive($0) { $0.sample() } },
  Place("everywhere", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { $0.listenEverywhere() } },
  Place("goal", decidedBy: .text) { drive($0) { await $0.setGoal(10) } },
  Place("limit", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { await $0.setLimit(10) } },
]
