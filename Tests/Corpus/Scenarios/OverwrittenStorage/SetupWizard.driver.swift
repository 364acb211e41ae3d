import CorpusProbe

public let places: [Place] = [
  Place("begin", decidedBy: .program) { probe in
    let wizard = SetupWizard()
    probe.watch(wizard)
    wizard.begin()
  },
  Place("reverse", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let wizard = SetupWizard()
    probe.watch(wizard)
    wizard.reverse()
  },
  Place("restart", decidedBy: .program) { probe in
    let wizard = SetupWizard()
    probe.watch(wizard)
    wizard.restart()
  },
  Place("jump", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let wizard = SetupWizard()
    probe.watch(wizard)
    wizard.jump(to: 2)
  },
  Place("skip", decidedBy: .program) { probe in
    let wizard = SetupWizard()
    probe.watch(wizard)
    wizard.skip(2)
  },
]
