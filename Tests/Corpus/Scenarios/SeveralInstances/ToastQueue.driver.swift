import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ fill: (ToastQueue) -> Void) {
  let queue = ToastQueue()
  fill(queue)
  probe.watch(queue.toasts[0])
}

public let places: [Place] = [
  Place("chained", decidedBy: .program, capture: "second") { drive($0) { $0.fill(["a", "b"]) } },
  Place("appended", decidedBy: .program, capture: "second") { drive($0) { $0.fillOneByOne(["a", "b"]) } },
  Place("listed", rule: "stored_closure_cycle", decidedBy: .program, capture: "made") { drive($0) { $0.fillFromList(["a", "b"]) } },
  Place("closing", rule: "stored_closure_cycle", decidedBy: .program, capture: "toast") { drive($0) { $0.fillAndClose(["a", "b"]) } },
  Place("looped", decidedBy: .program, capture: "second") { drive($0) { $0.fillInLoop(["a", "b"]) } },
]
