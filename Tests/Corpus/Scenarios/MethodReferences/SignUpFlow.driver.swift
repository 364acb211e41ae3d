import CorpusProbe

public let places: [Place] = [
  Place(
    "done", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "coordinator",
    repaired: "        onDone = { [weak coordinator] in coordinator?.finish() }"
  ) { probe in
    let coordinator = SignUpCoordinator()
    probe.watch(coordinator)
    coordinator.show().bindDone()
  },
  Place("cancel", decidedBy: .program) { probe in
    let coordinator = SignUpCoordinator()
    probe.watch(coordinator)
    coordinator.show().bindCancel()
  },
  Place(
    "steps", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "        steps = [FormStep(title: \"Name\", validate: { [weak self] in self?.hasMinimum($0) ?? gone() })]"
  ) { probe in
    let screen = SignUpScreen()
    probe.watch(screen)
    screen.buildSteps()
  },
  Place("step", decidedBy: .program) { probe in
    let screen = SignUpScreen()
    probe.watch(screen)
    _ = screen.isComplete("Ada")
  },
  Place("mail", decidedBy: .text) { probe in
    let screen = SignUpScreen()
    probe.watch(screen)
    screen.buildMailStep()
  },
]
