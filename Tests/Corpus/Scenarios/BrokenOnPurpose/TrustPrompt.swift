struct TrustRequest {
  var text: String
  var onTrust: () -> Void
}

final class Presenter {
  var request: TrustRequest?
  var warning: TrustRequest?
}

final class HandshakeStep {
  private let presenter: Presenter
  private(set) var isTrusted = false

  init(presenter: Presenter) { self.presenter = presenter }

  func ask() {
    presenter.request = TrustRequest(text: "Trust this server?") {  //@ ask
      self.isTrusted = true
    }
  }

  func warn() {
    presenter.warning = TrustRequest(text: "The server is old.") {  //@ warn
      self.isTrusted = true
    }
  }
}

final class WelcomeScreen {
  private let presenter = Presenter()
  private(set) var steps = 0

  func begin() -> HandshakeStep {
    steps += 1
    return HandshakeStep(presenter: presenter)
  }

  func answer() {
    presenter.request?.onTrust()
    presenter.request = nil
    presenter.warning?.onTrust()
  }
}

final class WelcomeWindow {
  private let screen = WelcomeScreen()

  func begin() -> HandshakeStep { screen.begin() }
  func tap() { screen.answer() }
}
