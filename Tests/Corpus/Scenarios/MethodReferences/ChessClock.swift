import Foundation

struct ClockFace {
  var remaining: Int
  let onFlag: () -> Void

  mutating func tick() {
    remaining -= 1
    if remaining == 0 { onFlag() }
  }
}

struct Jingle {
  let length: TimeInterval
  let onEnd: () -> Void

  func play() { DispatchQueue.main.asyncAfter(deadline: .now() + length, execute: onEnd) }
}

final class Player {
  let name: String
  var opponent: Player?  //@ opponent
  private(set) var wins = 0

  init(name: String) { self.name = name }
  func win() { wins += 1 }
}

struct Move {
  let piece: String
  let square: String
}

final class MoveLog {
  var formatter: ((Move) -> String)?
  var validator: ((Move) -> Bool)?
  private(set) var lines: [String] = []

  func add(_ move: Move) {
    guard validator?(move) ?? true else { return }
    lines.append(formatter?(move) ?? move.square)
  }
}

final class ChessGame {
  private let log = MoveLog()
  private var white: ClockFace?
  private var moves: [Move] = []
  private let usesSymbols: Bool
  private(set) var isOver = false

  init(usesSymbols: Bool) { self.usesSymbols = usesSymbols }

  func startClock(seconds: Int) {
    white = ClockFace(remaining: seconds) {  //@ flag
      self.isOver = true
    }
    white?.tick()
  }

  func celebrate() {
    let jingle = Jingle(length: 0.01) {  //@ jingle
      self.isOver = true
      self.moves = []
    }
    jingle.play()
  }

  func useNotation() {
    log.formatter = notation  //@ notation
  }

  func useRules() {
    log.validator = Self.isLegal  //@ rules
  }

  func play(_ move: Move) {
    moves.append(move)
    log.add(move)
  }

  func transcript() -> String {
    moves.map(notation).joined(separator: " ")  //@ transcript
  }

  private func notation(_ move: Move) -> String { usesSymbols ? "♞" + move.square : move.piece + move.square }

  private static func isLegal(_ move: Move) -> Bool { move.square.count == 2 }
}

final class GameRoom {
  private(set) var players: [Player] = []
  private(set) var game: ChessGame?

  func seat(_ first: String, _ second: String) {
    let white = Player(name: first)
    let black = Player(name: second)
    white.opponent = black
    black.opponent = white
    players = [white, black]
  }

  func newGame() -> ChessGame {
    let game = ChessGame(usesSymbols: players.isEmpty)
    self.game = game
    return game
  }

  func clear() {
    players = []
    game = nil
  }
}
