import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (PixelCanvas) -> Void) {
  let canvas = PixelCanvas()
  probe.watch(canvas)
  start(canvas)
  probe.wait(0.1)
}

public let places: [Place] = [
  Place("fill", decidedBy: .text) { drive($0) { $0.fill(7) } },
  Place("invert", decidedBy: .text) { drive($0) { $0.invert() } },
  Place("rearm", rule: "unbounded_self_capture", decidedBy: .text) { drive($0) { $0.follow() } },
  Place("fade", decidedBy: .text) { drive($0) { $0.fade(3) } },
]
