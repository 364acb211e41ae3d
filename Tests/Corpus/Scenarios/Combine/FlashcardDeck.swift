import Combine
import Foundation

struct Card: Equatable {
  let front: String
  let back: String
}

final class DeckStore {
  let cards = CurrentValueSubject<[Card], Never>([Card(front: "chat", back: "cat")])
  let streak = CurrentValueSubject<Int, Never>(0)

  func add(_ card: Card) { cards.value.append(card) }
  func answered() { streak.value += 1 }
}

final class DeckListModel {
  private let store: DeckStore
  private var bag = Set<AnyCancellable>()
  private let suffix = "card(s)"
  private(set) var subtitle = ""

  init(store: DeckStore) { self.store = store }

  func bind() {
    store.cards
      .map { cards in self.describe(cards) }  //@ describe
      .sink { [weak self] text in self?.subtitle = text }
      .store(in: &bag)
  }

  private func describe(_ cards: [Card]) -> String { "\(cards.count) \(suffix)" }
}

final class StreakModel {
  private let store: DeckStore
  private var bag = Set<AnyCancellable>()
  private(set) var days = 0

  init(store: DeckStore) { self.store = store }

  func bind() {
    store.streak
      .filter { $0 > 0 }
      .sink { [weak self] days in  //@ streak
        guard let self else { return }
        self.days = days
      }
      .store(in: &bag)
  }
}

final class QuizModel {
  private let store: DeckStore
  private var current: AnyCancellable?
  private(set) var left = 0

  init(store: DeckStore) { self.store = store }

  func begin() {
    current = store.cards
      .removeDuplicates()
      .sink { cards in  //@ quiz
        self.left = cards.count
      }
  }

  func end() {
    current?.cancel()
    current = nil
  }
}

final class BadgeModel {
  private let store: DeckStore
  private var bag = Set<AnyCancellable>()
  var count = 0

  init(store: DeckStore) { self.store = store }

  func bind() {
    store.streak
      .assign(to: \.count, on: self)  //@ badge
      .store(in: &bag)
  }
}

final class ReviewModel {
  private let store: DeckStore
  private var bag = Set<AnyCancellable>()
  private(set) var pending: [Card] = []

  init(store: DeckStore) { self.store = store }

  func bind() {
    store.cards
      .sink { cards in  //@ review
        self.pending = cards.filter { !$0.back.isEmpty }
      }
      .store(in: &bag)
  }
}

final class LearningApp {
  private let store = DeckStore()
  private(set) var list: DeckListModel?
  private(set) var streak: StreakModel?
  private(set) var quiz: QuizModel?
  private(set) var badge: BadgeModel?
  private(set) var review: ReviewModel?

  func openList() {
    list = DeckListModel(store: store)
    list?.bind()
    store.add(Card(front: "chien", back: "dog"))
  }

  func openStreak() {
    streak = StreakModel(store: store)
    streak?.bind()
    store.answered()
  }

  func openQuiz() {
    quiz = QuizModel(store: store)
    quiz?.begin()
    store.add(Card(front: "eau", back: "water"))
  }

  func openBadge() {
    badge = BadgeModel(store: store)
    badge?.bind()
  }

  func openReview() {
    review = ReviewModel(store: store)
    review?.bind()
  }

  func home() {
    quiz?.end()
    (list, streak, quiz, badge, review) = (nil, nil, nil, nil, nil)
  }
}

extension LearningApp {
  func daily() {
    openList()
    openStreak()
    openBadge()
    openReview()
    openQuiz()
    home()
  }
}
