import CorpusProbe

public let places: [Place] = [
  Place("permissionsDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: (any PermissionsPageDelegate)?") { probe in
    let coordinator = OnboardingCoordinator()
    probe.watch(coordinator)
    coordinator.addPermissions()
    (coordinator.pages[0] as? PermissionsPage)?.allowTapped()
    coordinator.finish()
  },
  Place("profileDelegate", decidedBy: .program) { probe in
    let coordinator = OnboardingCoordinator()
    probe.watch(coordinator)
    coordinator.addProfile()
    (coordinator.pages[0] as? ProfilePage)?.saveTapped()
    coordinator.finish()
  },
  Place("welcome", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let coordinator = OnboardingCoordinator()
    probe.watch(coordinator)
    coordinator.addWelcome()
    (coordinator.pages[0] as? OnboardingPage)?.continueTapped()
    coordinator.finish()
  },
  Place("tour", decidedBy: .text) { probe in
    let coordinator = OnboardingCoordinator()
    probe.watch(coordinator)
    coordinator.addTour()
    (coordinator.pages[0] as? OnboardingPage)?.continueTapped()
    coordinator.finish()
  },
  Place("done", decidedBy: .program) { probe in
    let coordinator = OnboardingCoordinator()
    probe.watch(coordinator)
    coordinator.addDone()
    coordinator.finish()
  },
]
