import Combine
import Foundation

final class ScoreBoard {
  private let feed: ScoreFeed
  private var bag = Set<AnyCancellable>()
  private var current: AnyCancellable?
  private(set) var rows: [String] = []
  private var offset = 3

  init(feed: ScoreFeed) { self.feed = feed }

  func showDetails() {
    feed.scores
      .flatMap { score in //@ details
        self.feed.details(of: score + self.offset)
      }
      .sink { [weak self] in self?.rows.append($0) }
      .store(in: &bag)
  }

  func showDetailsOfFeed() {
    feed.scores
      .flatMap { [feed] in feed.details(of: $0) } //@ feedOnly
      .sink { [weak self] in self?.rows.append($0) }
      .store(in: &bag)
  }

  func trace() {
    current = feed.scores
      .handleEvents(receiveOutput: { self.offset = $0 }) //@ trace
      .sink { _ in }
  }

  func load() {
    feed.scores
      .sink { [weak self] score in
        guard let self else { return }
        DispatchQueue.main.async { //@ load
          self.rows.append("\(score)")
        }
      }
      .store(in: &bag)
  }

  func drop() {
    _ = feed.scores.sink { self.offset = $0 } //@ drop
  }
}
