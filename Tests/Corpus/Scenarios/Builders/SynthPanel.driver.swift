import CorpusProbe

private func panel(_ probe: Probe) -> SynthPanel {
  let panel = SynthPanel()
  probe.watch(panel)
  return panel
}

public let places: [Place] = [
  Place("volume", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    panel(probe).volume.turn(0.7)
  },
  Place("cutoff", decidedBy: .program) { probe in
    let panel = panel(probe)
    panel.cutoff.turn(0.7)
  },
  Place("pan", decidedBy: .program) { probe in
    panel(probe).wire()
  },
  Place("demo", decidedBy: .program) { probe in
    panel(probe).demo()
  },
  Place(
    "rewire", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "knob.onTurn = { [weak self, weak knob] _ in self?.levels[knob?.label ?? \"\"] = 0 }"
  ) { probe in
    panel(probe).rewire()
  },
]
