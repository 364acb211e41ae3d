import CorpusProbe

@MainActor private func show(_ probe: Probe, _ set: (LogViewer?) -> Void) {
  let window = LogWindow()
  probe.watch(window.viewer!)
  set(window.viewer)
  window.receive(["a", "b"])
  window.close()
  window.receive(["c"])
}

public let places: [Place] = [
  Place("lines", rule: "stored_closure_cycle", decidedBy: .text) { probe in show(probe) { $0?.followLines() } },
  Place("size", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    sizeObservation = tailer.observe(\\.size) { [weak self] in self?.sizeChanged($0, $1) }") { probe in
    show(probe) { $0?.followSize() }
  },
  Place("pauses", decidedBy: .text) { probe in show(probe) { $0?.followPauses() } },
  Place("label", decidedBy: .text) { probe in show(probe) { $0?.showPauses() } },
  Place("marks", decidedBy: .text) { probe in show(probe) { $0?.markPauses() } },
]
