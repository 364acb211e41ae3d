import Foundation

struct Quote: Sendable {
  let symbol: String
  let price: Double
}

final class QuoteSource {
  private var continuations: [UUID: AsyncStream<Quote>.Continuation] = [:]

  func quotes() -> AsyncStream<Quote> {
    AsyncStream { continuation in
      let id = UUID()
      continuation.onTermination = { _ in  //@ termination
        self.continuations[id] = nil
      }
      continuations[id] = continuation
    }
  }

  func publish(_ quote: Quote) { continuations.values.forEach { $0.yield(quote) } }

  func close() {
    let open = continuations.values
    continuations = [:]
    open.forEach { $0.finish() }
  }
}

final class CandleSource {
  private var continuation: AsyncStream<Double>.Continuation?
  private(set) var active = 0

  func candles() -> AsyncStream<Double> {
    AsyncStream { continuation in
      active += 1
      continuation.onTermination = { _ in  //@ candles
        self.active -= 1
      }
      self.continuation = continuation
    }
  }

  func publish(_ price: Double) { continuation?.yield(price) }
}

final class PriceBoard {
  private var prices: [String: Double] = [:]
  private var task: Task<Void, Never>?

  func follow(_ source: QuoteSource) {
    let quotes = source.quotes()
    task = Task {  //@ board
      for await quote in quotes { self.prices[quote.symbol] = quote.price }
    }
  }
}

final class AlertRule {
  private var fired = 0
  private var task: Task<Void, Never>?

  func watch() {
    let ticks = AsyncStream<Int>(unfolding: {
      try? await Task.sleep(nanoseconds: 8_000_000)
      return 1
    })
    task = Task {  //@ rule
      for await tick in ticks { self.fired += tick }
    }
  }
}

final class PortfolioRow {
  private var total = 0.0
  private var task: Task<Void, Never>?

  func follow(_ source: QuoteSource) {
    let quotes = source.quotes()
    task = Task { [weak self] in  //@ row
      for await quote in quotes {
        guard let self else { return }
        self.total += quote.price
      }
    }
  }
}

final class TradingDay {
  func run() {
    let source = QuoteSource()
    let board = PriceBoard(), row = PortfolioRow(), rule = AlertRule()
    board.follow(source)
    row.follow(source)
    rule.watch()
    source.publish(Quote(symbol: "ACME", price: 12))
    source.close()
    let candles = CandleSource()
    let stream = candles.candles()
    Task { for await candle in stream { print(candle) } }
    candles.publish(3)
  }
}
