import CorpusProbe

public let places: [Place] = [
  Place("schedule", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.recompute() }") { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.schedule()
    probe.wait(atMost: 1) { pass.height == 1 }
  },
  Place("runOnce", decidedBy: .text) { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.runOnce()
  },
  Place("weakly", decidedBy: .text) { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.scheduleWeakly()
  },
  Place("keep", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: "    let step = { [weak self] () -> Void in self?.invalidate() }") { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.keep()
  },
  Place("atOnce", decidedBy: .text) { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.applyAtOnce()
  },
  Place("steps", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: "    steps = [{ [weak self] in self?.recompute() }, { [weak self] in self?.invalidate() }]") { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.queueSteps()
  },
  Place("replay", decidedBy: .text) { probe in
    let pass = LayoutPass()
    probe.watch(pass)
    pass.replay()
  }
]
