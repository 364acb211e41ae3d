import CorpusProbe

public let places: [Place] = [
  Place("video", rule: "stored_closure_cycle", decidedBy: .program, capture: "page") { probe in
    let flow = OnboardingFlow()
    flow.addVideo()
    probe.watch(flow.pages[0])
  },
  Place("weakVideo", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    flow.addVideoWeakly()
    probe.watch(flow.pages[0])
  },
  Place("reference", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "page", repaired: "    page.onSkip = { [weak page] in page?.play() }") { probe in
    let flow = OnboardingFlow()
    flow.addReference()
    probe.watch(flow.pages[0])
  },
  Place("chain", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    flow.chain()
    flow.pages.forEach { probe.watch($0) }
  },
  Place("back", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    flow.chain()
    flow.pages.forEach { probe.watch($0) }
    flow.pages[1].onSkip?()
  },
  Place("ring", rule: "stored_closure_cycle", decidedBy: .program, capture: "first") { probe in
    let flow = OnboardingFlow()
    flow.ring()
    flow.pages.forEach { probe.watch($0) }
  },
  Place("advance", decidedBy: .program) { probe in
    let flow = OnboardingFlow()
    probe.watch(flow)
    flow.addVideoWeakly()
    flow.advance()
    flow.pages[0].onSkip?()
  }
]
