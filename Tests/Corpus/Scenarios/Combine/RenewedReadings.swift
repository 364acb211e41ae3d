import Combine

/// Sends numbers, and answers requests later.
final class Meter {
  let readings = CurrentValueSubject<Int, Never>(0)
  private var requests: [(Bool) -> Void] = []

  func check(_ answer: @escaping (Bool) -> Void) { requests.append(answer) }

  func answer(_ isFine: Bool) {
    let due = requests
    requests = []
    due.forEach { $0(isFine) }
  }
}

/// Each good answer ends the subscription and begins another one, in a method of its own.
final class MeterView {
  private let meter: Meter
  private var reading: AnyCancellable?
  private(set) var shown = 0

  init(meter: Meter) { self.meter = meter }

  func reload() {
    meter.check { [weak self] isFine in
      guard let self else { return }
      switch isFine {
      case false: break
      case true:
        self.reading?.cancel()
        self.follow()
      }
    }
  }

  private func follow() {
    reading = meter.readings.sink { self.shown = $0 }  //@ renewed
  }
}

/// The same with a set of tokens that is emptied.
final class MeterPanel {
  private let meter: Meter
  private var readings: Set<AnyCancellable> = []
  private(set) var shown = 0

  init(meter: Meter) { self.meter = meter }

  func reload() {
    meter.check { [weak self] _ in
      guard let self else { return }
      self.readings.removeAll()
      self.follow()
    }
  }

  private func follow() {
    meter.readings.sink { self.shown = $0 }  //@ renewedInSet
      .store(in: &readings)
  }
}

/// A bad answer ends the subscription for good.
final class MeterBadge {
  private let meter: Meter
  private var reading: AnyCancellable?
  private(set) var shown = 0

  init(meter: Meter) { self.meter = meter }

  func reload() {
    meter.check { [weak self] isFine in
      guard let self else { return }
      self.reading?.cancel()
      if isFine { self.follow() }
    }
  }

  private func follow() {
    reading = meter.readings.sink { self.shown = $0 }  //@ ended
  }
}
