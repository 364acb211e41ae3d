import Foundation

enum LoginState {
  case idle
  case waiting(cancel: () -> Void)
  case failed(message: String, retry: (Int) -> Void)
  indirect case paused(LoginState)
}

final class LoginMachine {
  private(set) var state = LoginState.idle
  private(set) var attempts = 0

  func begin() {
    state = .waiting(cancel: { self.attempts = 0 }) //@ begin
  }

  func beginWeakly() {
    state = .waiting { [weak self] in self?.attempts = 0 } //@ weakly
  }

  func fail() {
    state = .failed(message: "no", retry: { count in self.attempts += count }) //@ fail
  }

  func pause() {
    let inner = LoginState.failed(message: "wait", retry: { self.attempts += $0 }) //@ pause
    state = .paused(inner)
  }

  func describe() -> String {
    let probe = LoginState.waiting(cancel: { self.attempts = 0 }) //@ probe
    if case .waiting(let cancel) = probe { cancel() }
    return "\(attempts)"
  }

  func cancel() {
    switch state {
    case .waiting(let cancel):
      state = .idle
      cancel()
    default: break
    }
  }
}
