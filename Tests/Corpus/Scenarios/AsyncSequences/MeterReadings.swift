import Foundation

enum Span { case once, always }

final class Meter: @unchecked Sendable {
  func readings(limit: Duration? = nil) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let clock = Task {
        guard let limit else { return }
        try? await Task.sleep(for: limit)
        continuation.finish()
      }
      continuation.yield(1)
      continuation.onTermination = { _ in clock.cancel() }
    }
  }

  func totals(over span: Span) -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.yield(1)
      switch span {
      case .once: continuation.finish()
      case .always: break
      }
    }
  }
}

@MainActor final class Dial {
  private(set) var shown = 0
  private var task: Task<Void, Never>?

  func start(_ meter: Meter) {
    task = Task {  //@ start
      for await reading in meter.readings() { self.shown += reading }
    }
  }

  func startBriefly(_ meter: Meter) {
    task = Task {  //@ briefly
      for await reading in meter.readings(limit: .milliseconds(5)) { self.shown += reading }
    }
  }

  func startTotals(_ meter: Meter) {
    task = Task {  //@ totals
      for await reading in meter.totals(over: .always) { self.shown += reading }
    }
  }

  func startTotal(_ meter: Meter) {
    task = Task {  //@ total
      for await reading in meter.totals(over: .once) { self.shown += reading }
    }
  }
}

@MainActor final class Gauge {
  private(set) var shown = 0
  private var task: Task<Void, Never>?

  func start(_ meter: Meter, limit: Duration? = nil) {
    task = Task {  //@ passedOn
      for await reading in meter.readings(limit: limit) { self.shown += reading }
    }
  }
}

@MainActor final class Lamp {
  private(set) var shown = 0
  private var task: Task<Void, Never>?

  func start(_ meter: Meter, limit: Duration? = nil) {
    task = Task {  //@ passedOnBriefly
      for await reading in meter.readings(limit: limit) { self.shown += reading }
    }
  }
}

@MainActor final class Panel {
  let dial = Dial()
  let gauge = Gauge()
  let lamp = Lamp()
  let meter = Meter()

  func appear() {
    gauge.start(meter)
    lamp.start(meter, limit: .milliseconds(5))
  }
}
