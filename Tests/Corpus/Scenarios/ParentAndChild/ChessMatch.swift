import Foundation

struct Move {
  let from: Int
  let to: Int
}

final class HistoryEntry {
  let move: Move
  let previous: HistoryEntry?  //@ previous

  init(move: Move, previous: HistoryEntry?) {
    self.move = move
    self.previous = previous
  }
}

final class ChessClock {
  private var remaining = 3
  var onExpire: (() -> Void)?

  func press() {
    remaining -= 1
    if remaining == 0 { onExpire?() }
  }
}

protocol Player: AnyObject {
  func nextMove(after move: Move?) -> Move
}

final class EnginePlayer: Player {
  private weak var match: Match?
  private var evaluations = 0

  init(match: Match) { self.match = match }

  func nextMove(after move: Move?) -> Move {
    let candidates = (0..<4).map { Move(from: $0, to: $0 + 8) }
    return candidates.max { self.score($0) < self.score($1) } ?? candidates[0]  //@ candidates
  }

  private func score(_ move: Move) -> Int {
    evaluations += 1
    return move.to % 5
  }
}

final class RemotePlayer: Player {
  private let match: Match  //@ remote
  private var sent: [Move] = []

  init(match: Match) { self.match = match }

  func nextMove(after move: Move?) -> Move {
    if let move { sent.append(move) }
    return Move(from: match.turn, to: match.turn + 8)
  }
}

final class Match {
  private(set) var turn = 0
  private(set) var history: HistoryEntry?
  private var players: [Player] = []
  private let clock = ChessClock()
  private var result = ""

  func seat(_ player: Player) { players.append(player) }

  func start() {
    clock.onExpire = { self.result = "time" }  //@ clock
  }

  func play() {
    for player in players {
      history = HistoryEntry(move: player.nextMove(after: history?.move), previous: history)
      turn += 1
      clock.press()
    }
  }

  func finish() {
    clock.onExpire = nil
    players.removeAll { $0 is EnginePlayer }
  }
}

final class PuzzleRush {
  private let clock = ChessClock()
  private var solved = 0
  private var isOver = false

  func start() {
    clock.onExpire = { self.isOver = true }  //@ rush
  }

  func solve() {
    solved += 1
    clock.press()
  }
}

protocol ArbiterDelegate: AnyObject {
  func arbiterDidRule(_ arbiter: Arbiter)
}

final class Arbiter {
  var delegate: ArbiterDelegate?  //@ arbiter
  func rule() { delegate?.arbiterDidRule(self) }
}

final class Tournament: ArbiterDelegate {
  private let arbiter = Arbiter()
  private var rulings = 0

  func begin() {
    arbiter.delegate = self
    arbiter.rule()
  }

  func arbiterDidRule(_ arbiter: Arbiter) { rulings += 1 }
}

final class Club {
  func evening() {
    let casual = Match()
    casual.seat(EnginePlayer(match: casual))
    casual.start()
    casual.play()
    casual.finish()
    let online = Match()
    online.seat(RemotePlayer(match: online))
    online.play()
    online.finish()
    let rush = PuzzleRush()
    rush.start()
    rush.solve()
    Tournament().begin()
  }
}
