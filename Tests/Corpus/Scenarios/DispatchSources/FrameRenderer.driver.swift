import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (FrameRenderer) -> Void) {
  let renderer = FrameRenderer()
  probe.watch(renderer)
  start(renderer)
  probe.wait(0.1)
}

public let places: [Place] = [
  Place(
    "frames", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "work.async { [weak self] in while self?.isStopped == false { self?.drawn += 1; usleep(5_000) }; guard let self else { return }"
  ) { drive($0) { $0.renderFrames() } },
  Place("preview", decidedBy: .text) { drive($0) { $0.renderPreview() } },
  Place(
    "next", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "work.async { [weak self, frames] in frames.wait(); guard let self else { return }"
  ) { drive($0) { $0.renderNext() } },
  Place("still", decidedBy: .text) { drive($0) { $0.exportStill() } },
]
