import Combine

final class DeskCard {
  let title: String
  let remove: () -> Void
  init(title: String, remove: @escaping () -> Void) {
    self.title = title
    self.remove = remove
  }
}

final class PinnedCards {
  private let titles = PassthroughSubject<String, Never>()
  private var cards: [DeskCard] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    titles
      .map { [weak self] title -> [DeskCard] in
        guard let self else { return [] }
        return [DeskCard(title: title, remove: self.clear)]  //@ pinned
      }
      .eraseToAnyPublisher()
      .sink { [weak self] in self?.cards = $0 }
      .store(in: &subscriptions)
  }

  func pin(_ title: String) { titles.send(title) }
  private func clear() { cards = [] }
}

final class PrintedCards {
  private let titles = PassthroughSubject<String, Never>()
  private(set) var printed = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    titles
      .map { [weak self] title -> [DeskCard] in
        guard let self else { return [] }
        return [DeskCard(title: title, remove: self.clear)]  //@ printed
      }
      .sink { [weak self] in self?.printed += $0.count }
      .store(in: &subscriptions)
  }

  func pin(_ title: String) { titles.send(title) }
  private func clear() { printed = 0 }
}

final class SentCard {
  private let cards = PassthroughSubject<DeskCard, Never>()
  private var last: DeskCard?
  private var subscriptions: Set<AnyCancellable> = []

  init() { cards.sink { [weak self] in self?.last = $0 }.store(in: &subscriptions) }

  func add() {
    cards.send(DeskCard(title: "one", remove: { self.last = nil }))  //@ sent
  }
}

final class HandedCard {
  private let cards = PassthroughSubject<DeskCard, Never>()
  private weak var last: DeskCard?
  private var subscriptions: Set<AnyCancellable> = []

  init() { cards.sink { [weak self] in self?.last = $0 }.store(in: &subscriptions) }

  func add() {
    cards.send(DeskCard(title: "one", remove: { self.last = nil }))  //@ handed
  }
}

final class CurrentCard {
  private let current = CurrentValueSubject<DeskCard?, Never>(nil)

  func open() {
    current.send(DeskCard(title: "top", remove: close))  //@ current
  }
  func show() {
    current.value = DeskCard(title: "top", remove: { self.close() })  //@ value
  }
  func peek() {
    current.send(DeskCard(title: "top", remove: close))  //@ peeked
    current.send(nil)
  }
  private func close() { current.send(nil) }
}

final class FoundCards {
  private var card: DeskCard?
  private var subscription: AnyCancellable?

  private func found() -> AnyPublisher<DeskCard, Never> {
    Just("found").flatMap { title in
      Just(DeskCard(title: title, remove: { self.forget() }))  //@ found
    }.eraseToAnyPublisher()
  }
  func look() { subscription = found().sink { [weak self] card in self?.card = card } }
  private func forget() { card = nil }
}

func workAtDesk() {
  let pinned = PinnedCards()
  pinned.pin("a")
  let printed = PrintedCards()
  printed.pin("a")
  SentCard().add()
  HandedCard().add()
  CurrentCard().open()
  CurrentCard().show()
  CurrentCard().peek()
  FoundCards().look()
}
