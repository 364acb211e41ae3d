import CorpusProbe

@MainActor private func play(_ probe: Probe, _ object: (MetronomeScreen) -> AnyObject?) {
  let screen = MetronomeScreen()
  probe.watch(object(screen)!)
  screen.play()
  screen.leave()
}

public let places: [Place] = [
  Place("tick", rule: "stored_closure_cycle", decidedBy: .text) { play($0) { $0.source } },
  Place("countIn", decidedBy: .text) { play($0) { $0.countIn } },
  Place("link", rule: "unbounded_self_capture", decidedBy: .text) { play($0) { $0.pendulum } },
  Place("tempo", rule: "subscription_cycle", decidedBy: .text) { play($0) { $0.label } },
  Place("lamp", decidedBy: .text) { play($0) { $0.lamp } },
]
