import Foundation

enum Status { case online, offline }

/// Keeps handlers for its observers, and forgets the handlers of those that have gone.
final class StatusFeed {
  static let shared = StatusFeed()
  private var handlers: [UUID: (Status) -> Void] = [:]

  func observe<Observer: AnyObject>(_ observer: Observer, using handler: @escaping (Status) -> Void) {
    let key = UUID()
    handlers[key] = { [weak self, weak observer] status in
      guard observer != nil else {
        self?.handlers.removeValue(forKey: key)
        return
      }
      handler(status)
    }
  }

  func follow<Observer: AnyObject>(_ observer: Observer, _ handler: @escaping (Observer, Status) -> Void) {
    let key = UUID()
    handlers[key] = { [weak self, weak observer] status in
      if observer == nil { self?.handlers[key] = nil }
      if let observer { handler(observer, status) }
    }
  }

  func send(_ status: Status) {
    for handler in handlers.values { handler(status) }
  }
}

final class Banner {
  private var isHidden = true

  func start() {
    StatusFeed.shared.observe(self) { status in  //@ strongly
      self.isHidden = status == .online
    }
  }

  func startWeakly() {
    StatusFeed.shared.observe(self) { [weak self] status in  //@ weakly
      self?.isHidden = status == .online
    }
  }

  func follow() {
    StatusFeed.shared.follow(self) { _, status in  //@ around
      self.isHidden = status == .online
    }
  }

  func followAsGiven() {
    StatusFeed.shared.follow(self) { banner, status in  //@ given
      banner.isHidden = status == .online
    }
  }
}
