import CorpusProbe

@MainActor private func show(_ probe: Probe, _ object: (CaptionScreen) -> AnyObject?) {
  let screen = CaptionScreen()
  probe.watch(object(screen)!)
  screen.appear()
  probe.wait(0.03)
  screen.disappear()
}

public let places: [Place] = [
  Place("overlay", rule: "unbounded_self_capture", decidedBy: .program) { show($0) { $0.overlay } },
  Place("transcript", decidedBy: .program) { show($0) { $0.transcript } },
  Place("latency", rule: "unbounded_self_capture", decidedBy: .text) { show($0) { $0.meter } },
  Place("idle", decidedBy: .program) { show($0) { $0.watcher } },
  Place("glossary", decidedBy: .text) { show($0) { $0.glossary } },
]
