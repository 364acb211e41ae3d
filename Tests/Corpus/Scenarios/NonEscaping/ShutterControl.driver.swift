import CorpusProbe

private func control(_ probe: Probe) -> ShutterControl {
  let control = ShutterControl()
  probe.watch(control)
  return control
}

public let places: [Place] = [
  Place("half", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    control(probe).halfPress()
  },
  Place("full", decidedBy: .program) { probe in
    control(probe).fullPress()
  },
  Place("delayed", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    control(probe).delayRelease()
  },
  Place("burst", decidedBy: .program) { probe in
    control(probe).burst()
  },
  Place("follow", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    control(probe).followSubject()
  },
  Place("once", decidedBy: .program) { probe in
    control(probe).focusOnce()
  },
]
