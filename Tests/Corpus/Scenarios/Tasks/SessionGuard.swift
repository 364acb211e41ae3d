import Foundation

enum AuthEvent {
  case refreshed(String)
  case expired
}

final class AuthHub {
  let events: AsyncStream<AuthEvent>
  private let continuation: AsyncStream<AuthEvent>.Continuation

  init() {
    var saved: AsyncStream<AuthEvent>.Continuation!
    events = AsyncStream { saved = $0 }
    continuation = saved
  }

  func send(_ event: AuthEvent) { continuation.yield(event) }
  func finish() { continuation.finish() }
}

final class TokenRefresher {
  private var task: Task<Void, Never>?
  private(set) var token = ""
  private var age = 0

  func start() {
    task = Task {  //@ refresh
      while !Task.isCancelled {
        self.age += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class IdleTimer {
  private var task: Task<Void, Never>?
  private var idle = 0

  func start() {
    task = Task { [weak self] in  //@ idle
      while !Task.isCancelled {
        guard self?.tick() == true else { return }
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  private func tick() -> Bool {
    idle += 1
    return idle < 10_000
  }

  deinit { task?.cancel() }
}

final class ProfileLoader {
  private(set) var name = ""

  func load() {
    Task {  //@ profile
      try? await Task.sleep(nanoseconds: 2_000_000)
      self.name = "Ann"
    }
  }
}

final class SessionScreen {
  private(set) var lines: [String] = []

  func follow(_ hub: AuthHub) {
    Task {  //@ events
      for await event in hub.events {
        self.show(event)
      }
    }
  }

  private func show(_ event: AuthEvent) {
    switch event {
    case .refreshed(let token): lines.append(token)
    case .expired: lines.append("expired")
    }
  }
}

final class AuditLog {
  private(set) var count = 0
  private var task: Task<Void, Never>?

  func record(_ hub: AuthHub) {
    task = Task {  //@ audit
      for await _ in hub.events {
        self.count += 1
      }
    }
  }
}

final class SignedInSession {
  static let hub = AuthHub()
  private let own = AuthHub()
  private(set) var refresher: TokenRefresher? = TokenRefresher()
  private(set) var idle: IdleTimer? = IdleTimer()
  private(set) var profile: ProfileLoader? = ProfileLoader()
  private(set) var screen: SessionScreen? = SessionScreen()
  private(set) var audit: AuditLog? = AuditLog()

  func showScreen() {
    screen?.follow(Self.hub)
    Self.hub.send(.refreshed("t"))
  }

  func startAudit() {
    audit?.record(own)
    own.send(.expired)
  }

  func signOut() {
    own.finish()
    refresher = nil
    idle = nil
    profile = nil
    screen = nil
    audit = nil
  }
}
