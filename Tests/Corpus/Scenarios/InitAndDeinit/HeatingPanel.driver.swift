import CorpusProbe

private func panel(_ probe: Probe) -> HeatingPanel {
  let panel = HeatingPanel(room: "Kitchen")
  probe.watch(panel)
  return panel
}

public let places: [Place] = [
  Place("zone", decidedBy: .text) { probe in
    panel(probe).turnZone()
  },
  Place("dial", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    panel(probe).turn(2)
  },
  Place("caption", decidedBy: .text) { probe in
    _ = panel(probe).label()
  },
  Place("reset", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    panel(probe).restore()
  },
  Place("limit", decidedBy: .text) { probe in
    panel(probe).clamp()
  },
]
