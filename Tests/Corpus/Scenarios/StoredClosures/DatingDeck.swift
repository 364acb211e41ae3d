import UIKit

struct Profile {
  let name: String
  let age: Int
}

protocol SwipeCardDelegate: AnyObject {
  func card(_ card: SwipeCard, didSwipe liked: Bool)
}

final class SwipeCard: UIView {
  weak var delegate: SwipeCardDelegate?
  var onLike: ((Profile) -> Void)?
  var onSkip: ((Profile) -> Void)?
  let profile: Profile
  init(profile: Profile) {
    self.profile = profile
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  func like() {
    delegate?.card(self, didSwipe: true)
    onLike?(profile)
  }
  func skip() { onSkip?(profile) }
}

final class DeckViewController: UIViewController, SwipeCardDelegate {
  private(set) var liked: [String] = []
  private var stack: [SwipeCard] = []
  private let ages = 20..<40

  func deal(_ profile: Profile) -> SwipeCard {
    let card = SwipeCard(profile: profile)
    card.delegate = self //@ delegate
    stack.append(card)
    view.addSubview(card)
    return card
  }

  func dealLiking(_ profile: Profile) {
    let card = deal(profile)
    card.onLike = { self.liked.append($0.name) } //@ liking
    card.like()
  }

  func dealSkipping(_ profile: Profile) {
    let card = deal(profile)
    card.onSkip = { profile in //@ skipping
      self.liked.removeAll { $0 == profile.name }
      self.stack.removeAll { $0.profile.name == profile.name }
      self.view.subviews.forEach { $0.removeFromSuperview() }
    }
    card.skip()
  }

  func suggest(_ profiles: [Profile]) -> [SwipeCard] {
    profiles
      .filter { self.ages.contains($0.age) } //@ suggest
      .map { self.deal($0) }
  }

  func dealUndoable(_ profile: Profile) -> SwipeCard {
    let card = deal(profile)
    card.onSkip = { [weak self] _ in //@ undoable
      card.alpha = 0
      self?.liked.removeAll()
    }
    return card
  }

  func card(_ card: SwipeCard, didSwipe liked: Bool) { stack.removeAll { $0 === card } }
}

final class MatchSession {
  func open() -> DeckViewController {
    let deck = DeckViewController()
    deck.loadViewIfNeeded()
    return deck
  }

  func run() {
    let profile = Profile(name: "Ada", age: 30)
    _ = open().deal(profile)
    open().dealLiking(profile)
    open().dealSkipping(profile)
    _ = open().suggest([profile])
    _ = open().dealUndoable(profile)
  }
}
