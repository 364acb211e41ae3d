import CorpusProbe

public let places: [Place] = [
  Place("pieceBoard", decidedBy: .text) { probe in
    let room = GameRoom()
    room.open()
    probe.watch(room.match!.board)
    room.close()
  },
  Place("effectBearer", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var bearer: Piece?") { probe in
    let room = GameRoom()
    room.open()
    let piece = room.match!.board.pieces[0]
    probe.watch(piece)
    piece.curse(turns: 2)
    room.close()
  },
  Place("playerMatch", decidedBy: .program) { probe in
    let room = GameRoom()
    room.open()
    probe.watch(room.match!)
    room.match!.players[0].move()
    room.close()
  },
  Place("hint", rule: "unowned_capture", decidedBy: .program) { probe in
    let room = GameRoom()
    room.open()
    probe.watch(room.match!)
    room.askForHint()
  },
  Place("saveLater", decidedBy: .text) { probe in
    let room = GameRoom()
    room.open()
    probe.watch(room.match!)
    room.resignAndSave()
  },
  Place("strategy", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    strategy = { [weak self] in self?.greedy($0) ?? 0 }") { probe in
    let computer = ComputerPlayer(depth: 3)
    let board = Board()
    probe.watch(computer)
    computer.prepare()
    _ = computer.choose(on: board)
  },
]
