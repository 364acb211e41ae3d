import Combine
import Foundation

struct Card: Hashable {
  let front: String
  let back: String
}

protocol CardStore: AnyObject {
  associatedtype Item
  func load() -> [Item]
  func save(_ items: [Item])
}

final class MemoryStore<Item>: CardStore {
  private var items: [Item]
  init(_ items: [Item]) { self.items = items }
  func load() -> [Item] { items }
  func save(_ items: [Item]) { self.items = items }
}

struct AnyCardStore<Item> {
  private let loading: () -> [Item]
  private let saving: ([Item]) -> Void

  init<Store: CardStore>(_ store: Store) where Store.Item == Item {
    loading = store.load  //@ loading
    saving = store.save
  }

  func load() -> [Item] { loading() }
  func save(_ items: [Item]) { saving(items) }
}

final class Box<Value> {
  private var listeners: [(Value) -> Void] = []
  var value: Value { didSet { listeners.forEach { $0(value) } } }

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}

final class Deck {
  @Published var cards: [Card]
  let position = Box(0)
  private let store: AnyCardStore<Card>

  init(store: AnyCardStore<Card>) {
    self.store = store
    cards = store.load()
  }

  func next() { position.value += 1 }
  func save() { store.save(cards) }
}

final class StudySession: ObservableObject {
  @Published private(set) var remaining = 0
  @Published private(set) var learned = 0
  private let deck: Deck
  private let skipsLearned: Bool
  private var rendering: AnyCancellable?
  private(set) var face = ""
  private(set) var pageText = ""

  init(deck: Deck, skipsLearned: Bool) {
    self.deck = deck
    self.skipsLearned = skipsLearned
  }

  func countRemaining() {
    deck.$cards
      .map { $0.count }  //@ remaining
      .assign(to: &$remaining)
  }

  func countLearned() {
    deck.$cards
      .map { cards in self.skipsLearned ? 0 : cards.count }  //@ learned
      .assign(to: &$learned)
  }

  func render() {
    rendering = deck.$cards.sink { cards in  //@ render
      self.face = cards.first?.front ?? ""
    }
  }

  func showPage() {
    deck.position.bind { index in  //@ page
      self.pageText = "\(index + 1) / \(self.deck.cards.count)"
    }
  }

  func showFace() {
    deck.position.bind { [weak self] index in  //@ face
      guard let self, self.deck.cards.indices.contains(index) else { return }
      self.face = self.deck.cards[index].front
    }
  }
}

final class StudyRoom {
  func deck() -> Deck {
    let store = MemoryStore([Card(front: "chat", back: "cat"), Card(front: "chien", back: "dog")])
    return Deck(store: AnyCardStore(store))
  }

  func session() -> StudySession { StudySession(deck: deck(), skipsLearned: false) }
}
