import Foundation

final class MetricsRegistry {
  static let standard = MetricsRegistry()
  private var gauges: [String: () -> Double] = [:]

  func gauge(_ name: String, _ read: @escaping () -> Double) { gauges[name] = read }
  func snapshot() -> [String: Double] { gauges.mapValues { $0() } }
}

final class ConnectionPool {
  private var idle: [Int] = [1, 2]

  func publishMetrics() {
    MetricsRegistry.standard.gauge("pool.idle") { Double(self.idle.count) }  //@ pool
  }
}

final class RequestQueue {
  private let registry = MetricsRegistry()
  private let depth = Depth()

  func publishMetrics() {
    registry.gauge("queue.depth", depth.read)  //@ depth
  }

  func push() { depth.value += 1 }
}

final class Depth {
  var value = 0
  func read() -> Double { Double(value) }
}

final class StatsdReporter {
  private var timer: Timer?
  private var flushed = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ statsd
      self.flushed += 1
    }
  }

  func stop() { timer?.invalidate() }
}

final class ConsoleReporter {
  private var timer: Timer?
  private var lines: [String] = []

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ reporter
      self.lines.append("tick")
    }
  }

  deinit { timer?.invalidate() }
}

final class WarmupReporter {
  private var timer: Timer?
  private(set) var isWarm = false

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in  //@ warmup
      self.isWarm = true
    }
  }
}

final class HistogramReporter {
  private var timer: Timer?
  private var buckets: [Int] = []

  func pause() { timer?.invalidate() }

  func resume() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(roll), userInfo: nil, repeats: true)  //@ histogram
  }

  @objc private func roll() { buckets.append(buckets.count) }
}

final class ServiceProcess {
  func runBriefly() {
    let pool = ConnectionPool(), queue = RequestQueue()
    pool.publishMetrics()
    queue.publishMetrics()
    queue.push()
    let statsd = StatsdReporter(), console = ConsoleReporter(), warmup = WarmupReporter(), histogram = HistogramReporter()
    statsd.start()
    warmup.start()
    histogram.resume()
    histogram.pause()
    histogram.resume()
    print(MetricsRegistry.standard.snapshot(), console)
    statsd.stop()
  }
}
