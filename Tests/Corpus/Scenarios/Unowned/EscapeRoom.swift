import Foundation

final class HintServer {
  static let shared = HintServer()
  private var handlers: [String: (String) -> Void] = [:]

  func register(_ room: String, _ handler: @escaping (String) -> Void) { handlers[room] = handler }
  func unregister(_ room: String) { handlers[room] = nil }
  func broadcast(_ hint: String) { handlers.values.forEach { $0(hint) } }
}

final class CombinationLock {
  private unowned let room: EscapeRoom
  private let code: String
  var onOpen: (() -> Void)?

  init(room: EscapeRoom, code: String) {
    self.room = room
    self.code = code
  }

  func enter(_ digits: String) {
    guard digits == code else { return }
    room.note("lock opened")
    onOpen?()
  }
}

final class Trophy {
  unowned let room: EscapeRoom  //@ trophy
  let team: String

  init(room: EscapeRoom, team: String) {
    self.room = room
    self.team = team
  }

  var caption: String { "\(team) escaped from \(room.name)" }
}

final class EscapeRoom {
  let name: String
  private(set) var hints: [String] = []
  private(set) var events: [String] = []
  private var remaining = 3600
  private var lock: CombinationLock?

  init(name: String) { self.name = name }

  func note(_ event: String) { events.append(event) }

  func prepareLock() {
    let lock = CombinationLock(room: self, code: "4711")
    lock.onOpen = { [unowned self] in  //@ lock
      self.remaining += 60
    }
    self.lock = lock
  }

  func tryCode(_ digits: String) { lock?.enter(digits) }

  func receiveHints() {
    HintServer.shared.register(name) { [unowned self] hint in  //@ hint
      self.hints.append(hint)
    }
  }

  func startCountdown() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [unowned self] in  //@ countdown
      self.remaining -= 1
    }
  }

  func playIntro() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [weak self] in  //@ intro
      self?.note("intro over")
    }
  }

  func score() -> Int {
    let penalty = { [unowned self] in self.hints.count * 30 }  //@ penalty
    return remaining - penalty()
  }

  func award(_ team: String) -> Trophy { Trophy(room: self, team: team) }
}

final class Venue {
  private var rooms: [EscapeRoom] = []
  private(set) var trophies: [Trophy] = []

  func open(_ name: String) -> EscapeRoom {
    let room = EscapeRoom(name: name)
    room.prepareLock()
    rooms.append(room)
    return room
  }

  func play(_ name: String) {
    let room = open(name)
    room.receiveHints()
    room.playIntro()
    room.startCountdown()
    room.tryCode("4711")
    _ = room.score()
    finish(room, team: "Owls")
  }

  func finish(_ room: EscapeRoom, team: String) {
    trophies.append(room.award(team))
    rooms.removeAll { $0 === room }
  }

  func wall() -> [String] { trophies.map(\.caption) }

  func closingTime() { HintServer.shared.broadcast("We close in five minutes") }
}
