import CorpusProbe

public let places: [Place] = [
  Place("fill", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.fill()
  },
  Place("move", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.move()
  },
  Place("compose", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.compose()
  },
  Place("composeText", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.composeText()
  },
  Place("drop", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.runAndDrop()
  },
  Place("swap", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.swapActions()
  },
  Place("replaced", decidedBy: .text) { probe in
    let board = Clipboard()
    probe.watch(board)
    board.replace()
  }
]
