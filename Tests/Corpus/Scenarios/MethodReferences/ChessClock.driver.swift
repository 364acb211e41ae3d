import CorpusProbe

public let places: [Place] = [
  Place("opponent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var opponent: Player?") { probe in
    let room = GameRoom()
    room.seat("Ann", "Bo")
    probe.watch(room.players[0])
    room.clear()
  },
  Place("flag", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = GameRoom()
    let game = room.newGame()
    probe.watch(game)
    game.startClock(seconds: 60)
    room.clear()
  },
  Place("jingle", decidedBy: .program) { probe in
    let room = GameRoom()
    let game = room.newGame()
    probe.watch(game)
    game.celebrate()
    room.clear()
  },
  Place(
    "notation", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    log.formatter = { [weak self] move in self?.notation(move) ?? move.square }"
  ) { probe in
    let room = GameRoom()
    let game = room.newGame()
    probe.watch(game)
    game.useNotation()
    game.play(Move(piece: "N", square: "f3"))
    room.clear()
  },
  Place("rules", decidedBy: .program) { probe in
    let room = GameRoom()
    let game = room.newGame()
    probe.watch(game)
    game.useRules()
    game.play(Move(piece: "N", square: "f3"))
    room.clear()
  },
  Place("transcript", decidedBy: .text) { probe in
    let room = GameRoom()
    let game = room.newGame()
    probe.watch(game)
    game.play(Move(piece: "N", square: "f3"))
    _ = game.transcript()
    room.clear()
  },
]
