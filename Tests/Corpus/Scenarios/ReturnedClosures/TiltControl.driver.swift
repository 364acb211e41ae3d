import CorpusProbe

private func control(_ probe: Probe) -> TiltControl {
  let control = TiltControl()
  probe.watch(control)
  probe.watch(control.currentMotor!)
  return control
}

public let places: [Place] = [
  Place("up", decidedBy: .program) { probe in
    control(probe).nudge()
  },
  Place("increase", decidedBy: .program) { probe in
    control(probe).connect()
  },
  Place("limiter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    control(probe).restrict()
  },
  Place("turner", rule: "unowned_capture", decidedBy: .program) { probe in
    let turn = control(probe).replaceMotor()
    turn()
  },
]
