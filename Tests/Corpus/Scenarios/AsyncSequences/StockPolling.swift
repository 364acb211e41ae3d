import Foundation

struct Quote: Equatable {
  var symbol: String
  var price: Double
}

final class QuoteService {
  private var continuations: [UUID: AsyncStream<Quote>.Continuation] = [:]

  func quotes(for symbol: String) -> AsyncStream<Quote> {
    AsyncStream { continuation in
      let id = UUID()
      continuations[id] = continuation
      continuation.yield(Quote(symbol: symbol, price: 10))
      continuation.onTermination = { [weak self] _ in //@ termination
        self?.continuations[id] = nil
      }
    }
  }

  func latest(_ symbol: String) async -> Quote {
    try? await Task.sleep(nanoseconds: 2_000_000)
    return Quote(symbol: symbol, price: 11)
  }
}

@MainActor
final class TickerModel {
  private let service: QuoteService
  private var task: Task<Void, Never>?
  private(set) var price = 0.0

  init(service: QuoteService) { self.service = service }

  func start() {
    task = Task { [service] in //@ ticker
      for await quote in service.quotes(for: "ACME") {
        self.price = quote.price
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class ChartModel {
  private let service: QuoteService
  private var task: Task<Void, Never>?
  private(set) var points: [Double] = []

  init(service: QuoteService) { self.service = service }

  func start() {
    task = Task { //@ chart
      for await quote in service.quotes(for: "ACME") {
        self.points.append(quote.price)
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

@MainActor
final class PortfolioModel {
  private let service: QuoteService
  private(set) var total = 0.0

  init(service: QuoteService) { self.service = service }

  func refresh() {
    Task { //@ portfolio
      self.total = await service.latest("ACME").price * 3
    }
  }
}

@MainActor
final class AlertModel {
  private let service: QuoteService
  private(set) var isTriggered = false

  init(service: QuoteService) { self.service = service }

  func watch() {
    Task { //@ alert
      while true {
        await self.check()
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  private func check() async { isTriggered = await service.latest("ACME").price > 20 }
}

@MainActor
final class MarketScreen {
  let service = QuoteService()
  private(set) lazy var ticker = TickerModel(service: service)
  private(set) lazy var chart = ChartModel(service: service)
  private(set) lazy var portfolio = PortfolioModel(service: service)
  private(set) lazy var alert = AlertModel(service: service)

  func appear() {
    ticker.start()
    chart.start()
    portfolio.refresh()
    alert.watch()
  }

  func disappear() { chart.stop() }
}

@MainActor
final class HeadlineModel {
  private(set) var headlines: [String] = []

  func loadLater() {
    Task { [unowned self] in //@ headlines
      try? await Task.sleep(nanoseconds: 20_000_000)
      self.headlines = ["Markets calm"]
    }
  }
}

@MainActor
final class MarketApp {
  func visit(_ screen: MarketScreen) {
    screen.appear()
    screen.disappear()
  }

  func peek() { HeadlineModel().loadLater() }
}
