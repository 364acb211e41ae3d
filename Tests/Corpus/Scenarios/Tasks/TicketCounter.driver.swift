import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (Counter) -> Void) {
  let counter = Counter()
  probe.watch(counter)
  start(counter)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place(
    "wait", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "Task { [weak self] in self?.number = 1 }"
  ) { drive($0) { $0.wait() } },
  Place("start", decidedBy: .program) { probe in
    drive(probe) { counter in
      counter.start()
      probe.wait(0.05)
      counter.open()
    }
  },
  Place(
    "finish", rule: "unbounded_self_capture", decidedBy: .program, repaired: "Task { [weak self] in self?.closed = nil }"
  ) { drive($0) { $0.finish() } },
  Place("check", decidedBy: .program) { drive($0) { $0.check() } },
]
