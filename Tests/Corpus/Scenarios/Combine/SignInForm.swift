import Combine
import UIKit

struct Credentials {
  var user = ""
  var password = ""
}

final class SignInViewModel {
  @Published var user = ""
  @Published var password = ""
  @Published private(set) var canSubmit = false
  @Published private(set) var message = ""
  private var cancellables = Set<AnyCancellable>()
  private var attempts = 0

  func validate() {
    $password
      .dropFirst()
      .map { password in self.isAllowed(self.user, password) }  //@ validate
      .sink { [weak self] in self?.canSubmit = $0 }
      .store(in: &cancellables)
  }

  func mirror() {
    $user
      .map { $0.isEmpty ? "Enter a name" : "" }
      .assign(to: \.message, on: self)  //@ mirror
      .store(in: &cancellables)
  }

  func trim() {
    $user
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .sink { [weak self] in self?.message = $0 }  //@ trim
      .store(in: &cancellables)
  }

  func submit(with service: SignInService) {
    service.signIn(Credentials(user: user, password: password))
      .handleEvents(receiveOutput: { _ in self.attempts += 1 })  //@ submit
      .sink { [weak self] ok in self?.message = ok ? "Welcome" : "Wrong password" }
      .store(in: &cancellables)
  }

  private func isAllowed(_ user: String, _ password: String) -> Bool {
    attempts < 5 && !user.isEmpty && password.count > 7
  }
}

final class SignInService {
  func signIn(_ credentials: Credentials) -> AnyPublisher<Bool, Never> {
    Just(credentials.password == "secret").eraseToAnyPublisher()
  }
}

final class SignInViewController: UIViewController {
  let model = SignInViewModel()
  let button = UIButton()
  private var cancellable: AnyCancellable?

  func bindButton() {
    cancellable = model.$canSubmit.sink { [button] in button.isEnabled = $0 }  //@ button
  }
}

final class AuthFlow {
  let service = SignInService()
  private(set) var screen: SignInViewController?

  func start() -> SignInViewController {
    let screen = SignInViewController()
    self.screen = screen
    return screen
  }

  func submit() { screen?.model.submit(with: service) }
  func finish() { screen = nil }
}
