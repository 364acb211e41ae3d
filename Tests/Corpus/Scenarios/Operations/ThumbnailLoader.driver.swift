import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (ThumbnailLoader) -> Void) {
  let loader = ThumbnailLoader()
  probe.watch(loader)
  start(loader)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("load", decidedBy: .text) { drive($0) { $0.load("cat") } },
  Place("preload", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.preload("cat") } },
  Place("prefetch", rule: "unbounded_self_capture", decidedBy: .text) { drive($0) { $0.prefetch() } },
  Place("names", decidedBy: .text) { drive($0) { $0.prefetch(["cat", "dog", "elk"]) } },
  Place("reset", decidedBy: .text) { drive($0) { $0.reset() } },
]
