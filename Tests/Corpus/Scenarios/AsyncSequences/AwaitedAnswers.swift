import Combine

/// A store whose effects are streams: each subclass decides whether an effect ends.
class EffectStore {
  private(set) var seen = 0

  func effect(of number: Int) -> AnyPublisher<Int, Never>? { fatalError("a subclass decides") }

  func run(_ number: Int) async {
    guard let effect = effect(of: number) else { return }
    for await value in effect.values { seen += value }
  }

  func runOnce(_ number: Int) async {
    for await value in Just(number).map({ $0 + 1 }).values { seen += value }
  }
}

/// Its effects answer once, or not at all.
class AnsweringStore: EffectStore {
  override func effect(of number: Int) -> AnyPublisher<Int, Never>? {
    number > 1 ? Just(number).eraseToAnyPublisher() : nil
  }
}

final class SilentStore: AnsweringStore {
  override func effect(of number: Int) -> AnyPublisher<Int, Never>? { nil }
}

/// Its effects go on for ever.
final class FollowingStore {
  private let changes: CurrentValueSubject<Int, Never>
  private(set) var seen = 0

  init(changes: CurrentValueSubject<Int, Never>) { self.changes = changes }

  func follow() async {
    for await value in changes.map({ $0 + 1 }).values { seen += value }
  }
}

final class StoreScreen {
  let store = SilentStore()
  let other = AnsweringStore()
  private(set) var isDone = false

  func load() {
    Task {  //@ answered
      await other.run(3)
      self.isDone = true
    }
  }

  func loadOnce() {
    Task {  //@ once
      await store.runOnce(3)
      self.isDone = true
    }
  }

  func follow(_ store: FollowingStore) {
    Task {  //@ endless
      await store.follow()
      self.isDone = true
    }
  }
}
