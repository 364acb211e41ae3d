import Combine
import Foundation

struct User: Equatable {
  let name: String
  var credit = 0
}

final class SessionStore {
  static let shared = SessionStore()
  let user = CurrentValueSubject<User?, Never>(nil)
  let ticks = PassthroughSubject<Int, Never>()
  var cancellables: Set<AnyCancellable> = []
  func logIn(_ name: String) { user.send(User(name: name, credit: 5)) }
}

final class GreetingModel {
  private(set) var text = ""
  private var greeting = "Hello"
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    SessionStore.shared.user
      .compactMap { $0 }
      .map { user in "\(self.greeting), \(user.name)" }  //@ greeting
      .sink { [weak self] in self?.text = $0 }
      .store(in: &cancellables)
  }
}

final class CreditModel {
  private(set) var credit = 0
  private var changes = 0
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    SessionStore.shared.user
      .handleEvents(receiveOutput: { [weak self] _ in self?.changes += 1 })  //@ credit
      .sink { [weak self] in self?.credit = $0?.credit ?? 0 }
      .store(in: &cancellables)
  }
}

final class AvatarModel {
  private(set) var initial: Character = "?"
  private var subscription: AnyCancellable?

  func start() {
    subscription = SessionStore.shared.user.sink { user in  //@ avatar
      self.initial = user?.name.first ?? "?"
    }
  }

  func stop() { subscription?.cancel(); subscription = nil }
}

final class CountdownModel {
  private(set) var left = 60
  private(set) var name = ""
  private var ticking: AnyCancellable?
  private var naming: AnyCancellable?

  func start() {
    ticking = SessionStore.shared.ticks.sink { second in  //@ countdown
      self.left = 60 - second
    }
    naming = SessionStore.shared.user.sink { [weak self] user in
      self?.name = user?.name ?? ""
    }
  }

  func stop() { naming = nil }
}

final class BadgeModel {
  private(set) var isShown = false

  func start() {
    SessionStore.shared.user
      .sink { user in self.isShown = user != nil }  //@ badge
      .store(in: &SessionStore.shared.cancellables)
  }
}

final class PeekModel {
  private(set) var name = ""

  func peek() {
    let reading = SessionStore.shared.user.first().sink { user in  //@ peek
      self.name = user?.name ?? "nobody"
    }
    reading.cancel()
  }
}

final class AccountScreen {
  let greeting = GreetingModel()
  let credit = CreditModel()
  let avatar = AvatarModel()
  let countdown = CountdownModel()
  let badge = BadgeModel()
  let peek = PeekModel()

  func appear() {
    greeting.start()
    credit.start()
    avatar.start()
    countdown.start()
    badge.start()
    peek.peek()
    SessionStore.shared.logIn("Ada")
    SessionStore.shared.ticks.send(1)
  }

  func disappear() {
    avatar.stop()
    countdown.stop()
  }
}

func showAccount() {
  let screen = AccountScreen()
  screen.appear()
  screen.disappear()
}
