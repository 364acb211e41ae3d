import CorpusProbe


public let places: [Place] = [
  Place("decision", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    page.onDecision = { [weak self] in self?.decide($0) }"#) { probe in
    let c = PermissionCoordinator()
    probe.watch(c)
    c.start()
  },
  Place("welcome", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let c = OnboardingCoordinator()
    probe.watch(c)
    c.showWelcome()
  },
  Place("tour", decidedBy: .program) { probe in
    let c = OnboardingCoordinator()
    probe.watch(c)
    c.showTour()
  },
  Place("permission", rule: "stored_closure_cycle", decidedBy: .program, capture: "child") { probe in
    let c = OnboardingCoordinator()
    probe.watch(c.askPermission())
  },
  Place("again", decidedBy: .program) { probe in
    let c = OnboardingCoordinator()
    probe.watch(c)
    c.askAgain()
  },
]
