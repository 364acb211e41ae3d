import Foundation

final class Board {
  var pieces: [Piece] = []
  var size = 8

  func place(_ piece: Piece) {
    piece.board = self
    pieces.append(piece)
  }
}

final class Piece {
  let symbol: Character
  weak var board: Board?  //@ pieceBoard
  var effects: [Effect] = []

  init(_ symbol: Character) { self.symbol = symbol }

  func curse(turns: Int) {
    effects.append(Effect(turns: turns, bearer: self))
  }
}

final class Effect {
  var turns: Int
  let bearer: Piece  //@ effectBearer

  init(turns: Int, bearer: Piece) {
    self.turns = turns
    self.bearer = bearer
  }
}

final class Player {
  let name: String
  unowned let match: Match  //@ playerMatch
  private(set) var moves = 0

  init(name: String, match: Match) {
    self.name = name
    self.match = match
  }

  func move() {
    moves += 1
    match.advance()
  }
}

final class Match {
  let board = Board()
  private(set) lazy var players = [Player(name: "White", match: self), Player(name: "Black", match: self)]
  private(set) var turn = 0

  func advance() { turn += 1 }

  func autoplay() {
    players[turn % 2].move()
  }

  func hint(after delay: TimeInterval, show: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [unowned self] in  //@ hint
      show("Turn \(self.turn): try \(self.board.size / 2)")
    }
  }

  func saveLater(to folder: URL) {
    DispatchQueue.main.async {  //@ saveLater
      let text = self.players.map { "\($0.name) \($0.moves)" }.joined(separator: "\n")
      try? text.write(to: folder.appendingPathComponent("match.txt"), atomically: true, encoding: .utf8)
    }
  }
}

final class ComputerPlayer {
  private var strategy: (Board) -> Int = { _ in 0 }
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  func prepare() {
    strategy = greedy  //@ strategy
  }

  func choose(on board: Board) -> Int { strategy(board) }

  private func greedy(_ board: Board) -> Int { board.pieces.count * depth }
}

final class GameRoom {
  private(set) var match: Match?

  func open() {
    let match = Match()
    match.board.place(Piece("k"))
    match.board.place(Piece("q"))
    self.match = match
    match.autoplay()
  }

  func askForHint() {
    match?.hint(after: 0.02) { print($0) }
    close()
  }

  func resignAndSave() {
    match?.saveLater(to: FileManager.default.temporaryDirectory)
    close()
  }

  func close() { match = nil }
}
