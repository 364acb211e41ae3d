import CorpusProbe

private func panel(_ probe: Probe) -> HeatingPanel {
  let panel = HeatingPanel()
  probe.watch(panel)
  return panel
}

public let places: [Place] = [
  Place("read", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    panel(probe).thermostat.poll()
  },
  Place("display", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    panel(probe).display.poll()
  },
  Place("printer", decidedBy: .text) { probe in
    panel(probe).printer.poll()
  },
  Place("night", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    _ = panel(probe).modes.map { $0.target() }
  },
  Place("targets", decidedBy: .text) { probe in
    _ = panel(probe).targets
  },
  Place("next", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    _ = panel(probe).nextMode()
  },
]
