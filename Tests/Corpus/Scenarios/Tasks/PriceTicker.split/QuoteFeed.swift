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
