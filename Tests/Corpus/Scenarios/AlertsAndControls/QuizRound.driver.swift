import CorpusProbe

@MainActor private func play(_ probe: Probe, _ screen: QuizViewController) {
  let game = QuizGame()
  probe.watch(screen)
  game.show(screen)
  (screen as? QuestionViewController)?.alert?.simulateTap(on: "Lima")
  game.finish()
}

public let places: [Place] = [
  Place("answer", decidedBy: .program) { play($0, QuestionViewController()) },
  Place("quit", rule: "stored_closure_cycle", decidedBy: .program) { play($0, ChampionshipViewController()) },
  Place("tick", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    clock.onTick = { [weak self] in self?.answer(0) }") { play($0, SpeedRoundViewController()) },
  Place("practice", decidedBy: .program) { play($0, PracticeViewController()) },
  Place("summary", rule: "stored_closure_cycle", decidedBy: .text) { play($0, ResultViewController()) },
]
