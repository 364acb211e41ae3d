import CorpusProbe

public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak var parent: SearchNode?") { probe in
    let root = ChessEngine().buildTree()
    probe.watch(root)
  },
  Place("previous", decidedBy: .text) { probe in
    let board = AnalysisBoard()
    board.play(Move(from: 4, to: 12))
    board.play(Move(from: 60, to: 50))
    probe.watch(board.last!)
    probe.watch(board.last!.previous!)
  },
  Place("best", decidedBy: .text) { probe in
    let board = AnalysisBoard()
    probe.watch(board)
    board.analyse()
  },
  Place("info", rule: "stored_closure_cycle", decidedBy: .text, capture: "engine") { probe in
    let board = AnalysisBoard()
    probe.watch(board.engine)
    board.report()
  },
  Place("ponder", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    ponderTask = Task { @MainActor [weak self] in") { probe in
    let board = AnalysisBoard()
    probe.watch(board)
    board.ponder()
    probe.wait(0.02)
  },
  Place("blink", decidedBy: .program) { probe in
    let screen = AnalysisScreen()
    probe.watch(screen.analysis!)
    screen.appear()
    probe.wait(0.02)
    screen.disappear()
  },
]
