import Foundation

final class PriceFeed {
  static let shared = PriceFeed()
  private var continuations: [UUID: AsyncStream<Double>.Continuation] = [:]
  private let lock = NSLock()

  func prices() -> AsyncStream<Double> {
    let id = UUID()
    return AsyncStream { continuation in
      self.store(continuation, for: id)
      continuation.onTermination = { [weak self] _ in self?.store(nil, for: id) }
    }
  }

  func history() -> AsyncStream<Double> {
    AsyncStream { continuation in
      for price in [1.0, 1.5, 1.25] { continuation.yield(price) }
      continuation.finish()
    }
  }

  func publish(_ price: Double) {
    lock.lock()
    let current = continuations.values
    lock.unlock()
    for continuation in current { continuation.yield(price) }
  }

  private func store(_ continuation: AsyncStream<Double>.Continuation?, for id: UUID) {
    lock.lock()
    continuations[id] = continuation
    lock.unlock()
  }
}

@MainActor
final class TickerModel {
  private(set) var latest = 0.0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {  //@ ticker
      for await price in PriceFeed.shared.prices() {
        self.latest = price
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class AlertModel {
  private(set) var isHigh = false
  private var task: Task<Void, Never>?

  func start() {
    task = Task { [weak self] in  //@ alert
      for await price in PriceFeed.shared.prices() {
        self?.isHigh = price > 100
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class ChartModel {
  private(set) var points: [Double] = []
  private var task: Task<Void, Never>?

  func load() {
    task = Task {  //@ chart
      for await price in PriceFeed.shared.history() {
        self.points.append(price)
      }
    }
  }
}

@MainActor
final class PortfolioModel {
  private(set) var value = 0.0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {  //@ portfolio
      for await price in PriceFeed.shared.prices() {
        self.value = price * 10
      }
    }
  }

  func stop() { task?.cancel() }
}

@MainActor
final class SparklineModel {
  private(set) var samples: [Double] = []
  private var task: Task<Void, Never>?

  func start() {
    task = Task { [weak self] in  //@ sparkline
      guard let self else { return }
      for await price in PriceFeed.shared.prices() {
        self.samples.append(price)
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class Dashboard {
  let ticker = TickerModel()
  let alert = AlertModel()
  let chart = ChartModel()
  let portfolio = PortfolioModel()
  let sparkline = SparklineModel()

  func appear() {
    ticker.start()
    alert.start()
    chart.load()
    portfolio.start()
    sparkline.start()
  }

  func disappear() { portfolio.stop() }
}

@MainActor
func watchMarket() async {
  let dashboard = Dashboard()
  dashboard.appear()
  PriceFeed.shared.publish(101)
  try? await Task.sleep(nanoseconds: 50_000_000)
  dashboard.disappear()
}
