import CorpusProbe

public let places: [Place] = [
  Place(
    "advance", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "        countdown.onEnd = { [weak self] in self?.question += 1 }"
  ) { probe in
    let round = QuizRound()
    probe.watch(round)
    round.ask()
  },
  Place("announce", decidedBy: .text) { probe in
    let round = QuizRound()
    probe.watch(round)
    round.announce()
  },
  Place("points", decidedBy: .text) { probe in
    let round = QuizRound()
    probe.watch(round)
    _ = round.score()
  },
  Place("attempt", decidedBy: .text) { probe in
    let round = QuizRound()
    probe.watch(round)
    round.submit()
  },
  Place("forfeit", decidedBy: .text) { probe in
    let round = QuizRound()
    probe.watch(round)
    round.forfeit()
  },
  Place(
    "pause", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "        countdown.onSecond = { [weak self] second in self?.attempts = second }"
  ) { probe in
    let round = QuizRound()
    probe.watch(round)
    round.pause()
  },
]
