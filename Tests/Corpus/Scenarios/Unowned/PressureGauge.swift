import Dispatch

final class Gauge: @unchecked Sendable {
  var onRead: (Int) -> Void = { _ in }
  var onReset: () -> Void = {}
  private let queue: DispatchQueue
  init(queue: DispatchQueue) { self.queue = queue }

  func read() {
    queue.async {
      self.onRead(1)
    }
  }

  func reset() { onReset() }
}

final class Panel {
  private let gauge: Gauge
  private(set) var value = 0

  init(queue: DispatchQueue) {
    gauge = Gauge(queue: queue)
    gauge.onRead = { [unowned self] value in self.value = value }  //@ panel
  }

  func refresh() { gauge.read() }
}

final class ResetPanel {
  private let gauge: Gauge
  private(set) var resets = 0

  init(queue: DispatchQueue) {
    gauge = Gauge(queue: queue)
    gauge.onReset = { [unowned self] in self.resets += 1 }  //@ reset
  }

  func reset() { gauge.reset() }
}

final class Counter: @unchecked Sendable {
  var onCount: (Int) -> Void = { _ in }
  private let queue: DispatchQueue
  init(queue: DispatchQueue) { self.queue = queue }

  func count() {
    queue.async { [weak self] in
      self?.onCount(1)
    }
  }
}

final class CountPanel {
  private let counter: Counter
  private(set) var value = 0

  init(queue: DispatchQueue) {
    counter = Counter(queue: queue)
    counter.onCount = { [unowned self] value in self.value = value }  //@ count
  }

  func refresh() { counter.count() }
}
