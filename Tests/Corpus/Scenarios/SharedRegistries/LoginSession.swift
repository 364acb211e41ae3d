import Foundation

enum SessionState {
  case signedOut
  case signedIn(user: String)
}

final class SessionCenter {
  static let shared = SessionCenter()

  private struct Entry {
    weak var object: AnyObject?
    let handler: (SessionState) -> Void
  }

  private var entries: [Entry] = []
  private(set) var state = SessionState.signedOut

  func addObserver(_ object: AnyObject, handler: @escaping (SessionState) -> Void) {
    entries.append(Entry(object: object, handler: handler))
  }

  func observe<Observer: AnyObject>(_ observer: Observer, handler: @escaping (Observer, SessionState) -> Void) {
    entries.append(Entry(object: observer) { [weak observer] state in
      if let observer { handler(observer, state) }
    })
  }

  func move(to state: SessionState) {
    self.state = state
    for entry in entries where entry.object != nil { entry.handler(state) }
  }
}

final class AuthClient {
  var onUnauthorized: (() -> Void)?
  func send(status: Int) { if status == 401 { onUnauthorized?() } }
}

final class LoginRequest {
  var onFinish: ((String?) -> Void)?

  func run(user: String) {
    let finish = onFinish
    onFinish = nil
    finish?(user)
  }
}

final class AccountHeader {
  private(set) var title = ""

  func followSession() {
    SessionCenter.shared.addObserver(self) { state in  //@ headerState
      self.show(state)
    }
  }

  fileprivate func show(_ state: SessionState) {
    if case .signedIn(let user) = state { title = user } else { title = "" }
  }
}

final class AccountBadge {
  private var isVisible = false

  func followSession() {
    SessionCenter.shared.observe(self) { badge, state in  //@ badgeState
      if case .signedIn = state { badge.isVisible = true } else { badge.isVisible = false }
    }
  }
}

final class UserSession {
  private let client = AuthClient()
  private var request: LoginRequest?
  private var refresher: Task<Void, Never>?
  private var watchdog: Task<Void, Never>?
  private var token = 0

  func prepareClient() {
    client.onUnauthorized = { [unowned self] in logout() }  //@ unauthorized
  }

  func logIn(user: String) {
    let request = LoginRequest()
    request.onFinish = { user in  //@ loginFinish
      SessionCenter.shared.move(to: .signedIn(user: user ?? ""))
      self.token += 1
    }
    self.request = request
    request.run(user: user)
  }

  func keepFresh() {
    refresher = Task {  //@ refresher
      while !Task.isCancelled {
        self.token += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func watchActivity() {
    watchdog = Task {  //@ watchdog
      while true {
        self.checkActivity()
        await pause()
      }
    }
  }

  func logout() {
    refresher?.cancel()
    watchdog?.cancel()
    SessionCenter.shared.move(to: .signedOut)
  }

  private func checkActivity() { if token > 1_000 { token = 0 } }
}

private func pause() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
  }
}

final class SignedInScene {
  func run() {
    let session = UserSession(), header = AccountHeader(), badge = AccountBadge()
    header.followSession()
    badge.followSession()
    session.prepareClient()
    session.logIn(user: "ada")
    session.keepFresh()
    session.watchActivity()
    session.logout()
  }
}
