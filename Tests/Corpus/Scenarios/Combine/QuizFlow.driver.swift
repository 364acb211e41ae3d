import CorpusProbe

public let places: [Place] = [
  Place("normalize", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let coordinator = QuizCoordinator()
    let model = coordinator.open()
    probe.watch(model)
    model.bindAnswer()
    model.answer = " 4 "
    coordinator.close()
  },
  Place(
    "title", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .sink { [weak self] in self?.title = $0 }"
  ) { probe in
    let coordinator = QuizCoordinator()
    let model = coordinator.open()
    probe.watch(model)
    model.bindTitle()
    coordinator.close()
  },
  Place("hint", decidedBy: .text) { probe in
    let coordinator = QuizCoordinator()
    let model = coordinator.open()
    probe.watch(model)
    model.bindHint()
    model.answer = "four"
    coordinator.close()
  },
  Place("countdown", decidedBy: .program) { probe in
    let coordinator = QuizCoordinator()
    coordinator.timedRound()
    probe.watch(coordinator.model!)
    probe.wait()
    coordinator.close()
  },
  Place("submit", decidedBy: .program) { probe in
    let coordinator = QuizCoordinator()
    let model = coordinator.open()
    probe.watch(model)
    model.answer = "4"
    model.submit()
    coordinator.close()
  },
]
