import CorpusProbe

public let places: [Place] = [
  Place("opponent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var opponent: Player?") { probe in
    probe.watch(Lobby().friendly().players[0])
  },
  Place("highest", decidedBy: .text) { probe in probe.watch(Lobby().botMatch().players[0]) },
  Place("cautious", rule: "stored_closure_cycle", decidedBy: .text, capture: "player") { probe in probe.watch(Lobby().botMatch().players[1]) },
  Place("empty", decidedBy: .program) { probe in probe.watch(Lobby().botMatch()) },
  Place("quick", decidedBy: .program) { probe in probe.watch(Lobby().quickMatch()) },
  Place("tournament", rule: "unbounded_self_capture", decidedBy: .program) { probe in probe.watch(Lobby().tournament()) },
]
