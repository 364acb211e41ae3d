import Foundation

extension Notification.Name {
  static let goalScored = Notification.Name("goalScored")
  static let halfTime = Notification.Name("halfTime")
  static let kickOff = Notification.Name("kickOff")
}

struct Goal {
  let team: String
  let minute: Int
}

final class NotificationToken {
  private let token: NSObjectProtocol
  private let center: NotificationCenter

  init(_ token: NSObjectProtocol, _ center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit { center.removeObserver(token) }
}

extension NotificationCenter {
  func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NotificationToken {
    NotificationToken(addObserver(forName: name, object: nil, queue: nil, using: block), self)
  }
}

final class ScoreTicker {
  private let center: NotificationCenter
  private var tokens: [NotificationToken] = []
  private(set) var lines: [String] = []
  private(set) var half = 1
  private(set) var hasStarted = false

  init(center: NotificationCenter) { self.center = center }

  func listenForGoals() {
    tokens.append(
      center.observe(.goalScored) { note in  //@ goals
        if let goal = note.object as? Goal { self.lines.append("\(goal.minute)' \(goal.team)") }
      })
  }

  func listenForHalfTime() {
    tokens.append(
      center.observe(.halfTime) { [unowned self] _ in  //@ half
        self.half += 1
      })
  }

  func listenForKickOff() {
    var token: NSObjectProtocol?
    token = center.addObserver(forName: .kickOff, object: nil, queue: nil) { [center] _ in  //@ kickOff
      if let token { center.removeObserver(token) }
      token = nil
      self.hasStarted = true
    }
  }

  func tickGoals() {
    _ = center.addObserver(forName: .goalScored, object: nil, queue: nil) { [unowned self] _ in  //@ tick
      self.lines.append("goal")
    }
  }

  func fadeOut() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [unowned self] in  //@ fade
      self.lines.removeAll()
    }
  }
}

final class MatchDay {
  let center = NotificationCenter()
  private(set) lazy var ticker: ScoreTicker? = ScoreTicker(center: center)

  func kickOff() {
    ticker?.listenForKickOff()
    center.post(name: .kickOff, object: nil)
  }

  func follow() {
    ticker?.listenForGoals()
    center.post(name: .goalScored, object: Goal(team: "B", minute: 12))
    leave()
  }

  func play() {
    ticker?.listenForHalfTime()
    center.post(name: .halfTime, object: nil)
    leave()
    center.post(name: .halfTime, object: nil)
  }

  func leave() { ticker = nil }

  func glance() {
    ticker?.tickGoals()
    leave()
    center.post(name: .goalScored, object: Goal(team: "A", minute: 80))
  }

  func closeTicker() {
    ticker?.fadeOut()
    leave()
  }
}
