import Foundation

extension Notification.Name {
  static let sessionExpired = Notification.Name("sessionExpired")
  static let sessionRenewed = Notification.Name("sessionRenewed")
}

final class SessionMonitor {
  private var token: NSObjectProtocol?
  private var tokens: [NSObjectProtocol] = []
  private(set) var isExpired = false

  func watchExpiry() {
    token = NotificationCenter.default.addObserver(forName: .sessionExpired, object: nil, queue: nil) { _ in //@ expiry
      self.isExpired = true
    }
  }

  func watchRenewal() {
    let renewal = NotificationCenter.default.addObserver(forName: .sessionRenewed, object: nil, queue: nil) { [weak self] _ in //@ renewal
      self?.isExpired = false
    }
    tokens.append(renewal)
  }

  func watchOnce() {
    var once: NSObjectProtocol?
    once = NotificationCenter.default.addObserver(forName: .sessionRenewed, object: nil, queue: nil) { _ in //@ once
      self.isExpired = false
      if let once { NotificationCenter.default.removeObserver(once) }
    }
  }

  func watchWhile(_ body: () -> Void) {
    let expired = NotificationCenter.default.addObserver(forName: .sessionExpired, object: nil, queue: nil) { _ in //@ while
      self.isExpired = true
    }
    defer { NotificationCenter.default.removeObserver(expired) }
    body()
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
