import CorpusProbe

public let places: [Place] = [
  Place("count", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let control = LampControl()
    probe.watch(control)
    control.countChanges()
  },
  Place(
    "log", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "lamp.whenLevelChanges { [weak self] in self?.note() }"
  ) { probe in
    let control = LampControl()
    probe.watch(control)
    control.logChanges()
  },
  Place("blink", decidedBy: .program) { probe in
    let control = LampControl()
    probe.watch(control)
    control.blink()
  },
  Place("fade", decidedBy: .program) { probe in
    let control = LampControl()
    probe.watch(control)
    control.fade()
  },
  Place("follow", decidedBy: .program) { probe in
    let control = LampControl()
    probe.watch(control)
    control.follow()
    control.lamp.level = 3
    probe.wait(0.1)
  },
  Place("keep", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let control = LampControl()
    probe.watch(control)
    control.keepFollowing()
    control.lamp.level = 3
    probe.wait(0.02)
  },
]
