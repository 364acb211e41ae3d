import CorpusProbe

public let places: [Place] = [
  Place("engineDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: ChallengeEngineDelegate?") { probe in
    ChallengeDay().visit(DailyGoalViewController()) { probe.watch($0) }
  },
  Place("team", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var team: Team?") { $0.watch(ChallengeDay().formTeam()) },
  Place("relay", decidedBy: .program) { $0.watch(ChallengeDay().runRelay()) },
  Place("steps", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    ChallengeDay().visit(StepCounterViewController()) { probe.watch($0) }
  },
  Place("walk", decidedBy: .text) { probe in
    ChallengeDay().visit(LiveWalkViewController()) { probe.watch($0) }
  },
]
