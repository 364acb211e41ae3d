import Foundation

struct Quote: Sendable {
  let symbol: String
  let cents: Int
}

final class QuoteFeed: @unchecked Sendable {
  static let shared = QuoteFeed()
  private var continuations: [AsyncStream<Quote>.Continuation] = []

  func quotes() -> AsyncStream<Quote> {
    AsyncStream { continuations.append($0) }
  }

  func publish(_ quote: Quote) {
    continuations.forEach { $0.yield(quote) }
  }

  func history(of symbol: String) -> AsyncStream<Quote> {
    AsyncStream { continuation in
      for cents in [101, 104, 99] { continuation.yield(Quote(symbol: symbol, cents: cents)) }
      continuation.finish()
    }
  }
}

final class PriceTicker: @unchecked Sendable {
  private let feed = QuoteFeed.shared
  private var prices: [String: Int] = [:]
  private var highest = 0

  func follow() {
    Task {  //@ follow
      for await quote in feed.quotes() {
        prices[quote.symbol] = quote.cents
      }
    }
  }

  func followHighest() {
    Task { [weak self, feed] in  //@ highest
      for await quote in feed.quotes() {
        guard let self else { return }
        self.highest = max(self.highest, quote.cents)
      }
    }
  }

  func followOpening() {
    Task { [weak self] in  //@ opening
      guard let self else { return }
      for await quote in self.feed.quotes() {
        self.highest = max(self.highest, quote.cents)
      }
    }
  }

  func replay(_ symbol: String) {
    Task {  //@ replay
      for await quote in feed.history(of: symbol) {
        prices[quote.symbol] = quote.cents
      }
    }
  }
}
