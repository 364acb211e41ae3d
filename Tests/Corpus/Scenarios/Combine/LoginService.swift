import Combine
import Foundation

struct Credentials { var user: String; var password: String }

final class AuthAPI {
  func token(for user: String) -> AnyPublisher<String, Never> {
    Just("token-" + user).eraseToAnyPublisher()
  }
}

final class LoginService {
  private let api = AuthAPI()
  private let attempts = PassthroughSubject<Credentials, Never>()
  private var attemptBag = Set<AnyCancellable>()
  private var tokenRequest: AnyCancellable?
  private(set) var token: String?

  func acceptAttempts() {
    attempts
      .filter { !$0.password.isEmpty }
      .flatMap { self.api.token(for: $0.user) }  //@ accept
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.token = $0 }
      .store(in: &attemptBag)
  }

  func acceptGuests() {
    let api = self.api
    attempts
      .flatMap { api.token(for: $0.user) }  //@ guests
      .sink { [weak self] in self?.token = $0 }
      .store(in: &attemptBag)
  }

  func refresh() {
    tokenRequest = api.token(for: "me")
      .sink { token in  //@ refresh
        self.token = token
      }
  }

  func requestLater() -> Future<String, Never> {
    Future { promise in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {  //@ later
        promise(.success(self.token ?? "guest"))
      }
    }
  }

  func loginLater() {
    tokenRequest = requestLater()
      .delay(for: .milliseconds(5), scheduler: DispatchQueue.main)
      .sink { token in  //@ login
        self.token = token
      }
  }
}
