import Foundation

struct Move: Hashable {
  let from: Int
  let to: Int
}

struct Board {
  var pieces: [Int: Character] = [4: "K", 60: "k"]
  mutating func apply(_ move: Move) { pieces[move.to] = pieces.removeValue(forKey: move.from) }
}

final class SearchNode {
  let move: Move?
  var parent: SearchNode?  //@ parent
  private(set) var children: [SearchNode] = []
  var score = 0

  init(move: Move?) { self.move = move }

  func expand(_ moves: [Move]) {
    for move in moves {
      let child = SearchNode(move: move)
      child.parent = self
      children.append(child)
    }
  }
}

final class PlayedMove {
  let move: Move
  let previous: PlayedMove?  //@ previous
  init(move: Move, previous: PlayedMove?) {
    self.move = move
    self.previous = previous
  }
}

final class ChessEngine {
  var onInfo: ((Int) -> Void)?
  var onBestMove: ((Move) -> Void)?
  private(set) var nodes = 0
  private(set) var lastReported = 0

  func search(_ board: Board) {
    let root = SearchNode(move: nil)
    nodes += board.pieces.count + root.score
    onInfo?(nodes)
    onBestMove?(Move(from: 4, to: 5))
  }

  func buildTree() -> SearchNode {
    let root = SearchNode(move: nil)
    root.expand([Move(from: 4, to: 5), Move(from: 4, to: 3)])
    return root
  }

  func reset() { lastReported = nodes }
}

final class AnalysisBoard {
  private var board = Board()
  private(set) var last: PlayedMove?
  let engine = ChessEngine()
  private var ponderTask: Task<Void, Never>?
  private var blinkTask: Task<Void, Never>?
  private(set) var depth = 0
  private(set) var blinks = 0

  func play(_ move: Move) {
    board.apply(move)
    last = PlayedMove(move: move, previous: last)
  }

  func analyse() {
    engine.onBestMove = { [weak self] move in self?.play(move) }  //@ best
    engine.search(board)
  }

  func report() {
    engine.onInfo = { [engine] count in  //@ info
      if count > engine.lastReported + 1000 { engine.reset() }
    }
    engine.search(board)
  }

  func ponder() {
    ponderTask = Task { @MainActor in  //@ ponder
      while !Task.isCancelled {
        self.depth += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func blink() {
    blinkTask = Task { @MainActor in  //@ blink
      while !Task.isCancelled {
        self.blinks += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func stopBlinking() { blinkTask?.cancel() }

  deinit { ponderTask?.cancel() }
}

final class AnalysisScreen {
  private(set) var analysis: AnalysisBoard? = AnalysisBoard()

  func appear() { analysis?.blink() }

  func analyse() {
    analysis?.analyse()
    analysis?.report()
  }

  func disappear() {
    analysis?.stopBlinking()
    analysis = nil
  }
}

final class PonderScreen {
  private let analysis = AnalysisBoard()

  func appear() {
    analysis.ponder()
    analysis.play(Move(from: 12, to: 28))
  }
}
