import CorpusProbe

public let places: [Place] = [
  Place("page", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    probe.watch(flow)
    LaunchSequence().run(flow)
  },
  Place("skip", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    probe.watch(flow)
    LaunchSequence().runWithSkip(flow)
  },
  Place("theme", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    probe.watch(flow)
    flow.followTheme()
  },
  Place("answer", decidedBy: .text) { probe in
    let flow = OnboardingFlow()
    probe.watch(flow)
    flow.ask()
  },
]
