import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (LearningApp) -> Void, _ part: (LearningApp) -> Part?) {
  let app = LearningApp()
  start(app)
  probe.watch(part(app)!)
  app.home()
}

public let places: [Place] = [
  Place("describe", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .map { [weak self] cards in self?.describe(cards) ?? \"\" }") { p in run(p, { $0.openList() }, { $0.list }) },
  Place("streak", decidedBy: .text) { p in run(p, { $0.openStreak() }, { $0.streak }) },
  Place("quiz", decidedBy: .program) { p in run(p, { $0.openQuiz() }, { $0.quiz }) },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.count = $0 }") { p in run(p, { $0.openBadge() }, { $0.badge }) },
  Place("review", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.openReview() }, { $0.review }) },
]
