import Foundation

struct Quote: Sendable {
  let symbol: String
  let price: Double
}

final class QuoteFeed: @unchecked Sendable {
  private var continuations: [UUID: AsyncStream<Quote>.Continuation] = [:]

  func quotes() -> AsyncStream<Quote> {
    AsyncStream { continuation in
      let id = UUID()
      self.continuations[id] = continuation
      continuation.onTermination = { [weak self] _ in
        DispatchQueue.main.async { self?.continuations[id] = nil }
      }
    }
  }

  func publish(_ quote: Quote) { continuations.values.forEach { $0.yield(quote) } }
  func finish() { continuations.values.forEach { $0.finish() } }
}

@MainActor
final class Ticker {
  private(set) var last: Quote?
  private var task: Task<Void, Never>?

  func follow(_ feed: QuoteFeed) {
    task = Task { //@ follow
      for await quote in feed.quotes() {
        self.last = quote
      }
    }
  }

  func stop() { task?.cancel() }
}

@MainActor
final class Chart {
  private(set) var points: [Double] = []
  private var task: Task<Void, Never>?

  func follow(_ feed: QuoteFeed) {
    task = Task { //@ chart
      for await quote in feed.quotes() {
        self.points.append(quote.price)
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class Alarm {
  private(set) var fired = false
  private var task: Task<Void, Never>?

  func arm(_ feed: QuoteFeed) {
    task = Task { [weak self] in //@ arm
      for await quote in feed.quotes() {
        guard let self else { return }
        self.fired = quote.price > 10
      }
    }
  }

  func poll() {
    Task { [weak self] in
      guard let self else { return }
      while !Task.isCancelled {
        self.fired.toggle()
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func warmUp() {
    task = Task { //@ warmUp
      try? await Task.sleep(nanoseconds: 10_000_000)
      self.fired = false
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class TradingDesk {
  let feed = QuoteFeed()
  private(set) var ticker: Ticker?
  private(set) var chart: Chart?
  private(set) var alarm: Alarm?

  func openTicker() {
    ticker = Ticker()
    ticker?.follow(feed)
  }

  func openChart() {
    chart = Chart()
    chart?.follow(feed)
  }

  func openAlarm() {
    alarm = Alarm()
    alarm?.arm(feed)
  }

  func openPollingAlarm() {
    alarm = Alarm()
    alarm?.poll()
  }

  func openSlowAlarm() {
    alarm = Alarm()
    alarm?.warmUp()
  }

  func tick() { feed.publish(Quote(symbol: "ACME", price: 12)) }

  func close() {
    ticker?.stop()
    ticker = nil
    chart = nil
    alarm = nil
  }
}
