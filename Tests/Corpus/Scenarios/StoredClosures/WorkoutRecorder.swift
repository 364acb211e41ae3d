import Foundation

struct HeartSample {
  let bpm: Int
  let offset: TimeInterval
}

struct ZoneCalculator {
  let maximum: Int
  func zone(for bpm: Int) -> Int { min(5, max(1, bpm * 6 / maximum)) }
}

final class HeartRateStrap {
  var onSample: ((HeartSample) -> Void)?
  var onDisconnect: (() -> Void)?
  private(set) var isConnected = false

  func connect() { isConnected = true }

  func deliver(_ bpm: Int, at offset: TimeInterval) {
    guard isConnected else { return }
    onSample?(HeartSample(bpm: bpm, offset: offset))
  }

  func disconnect() {
    isConnected = false
    onDisconnect?()
    onDisconnect = nil
  }
}

final class IntervalWorkout {
  private let strap = HeartRateStrap()
  private let zones = ZoneCalculator(maximum: 186)
  private(set) var history: [Int] = []
  private(set) var recoveries = 0

  func start() {
    strap.onSample = { [zones] sample in  //@ intervalSample
      let zone = zones.zone(for: sample.bpm)
      if zone < 3, let last = self.history.last, last >= 4 { self.recoveries += 1 }
      self.history.append(zone)
    }
    strap.connect()
    strap.deliver(150, at: 0)
  }
}

final class TempoRun {
  private let strap = HeartRateStrap()
  private(set) var samples: [HeartSample] = []

  func start() {
    strap.onSample = record  //@ tempoRecord
    strap.connect()
    strap.deliver(162, at: 0)
  }

  private func record(_ sample: HeartSample) { samples.append(sample) }
}

final class SteadyRide {
  private let strap = HeartRateStrap()
  private var samples: [HeartSample] = []
  private(set) var isSensorLost = false
  private(set) var summary = ""

  func start() {
    strap.onSample = { [weak self] sample in  //@ rideSample
      self?.samples.append(sample)
    }
    strap.onDisconnect = {  //@ rideDisconnect
      self.isSensorLost = true
    }
    strap.connect()
    strap.deliver(121, at: 0)
  }

  func finish() {
    summary = samples.map { "\(self.label(for: $0)) \($0.bpm)" }.joined(separator: ", ")  //@ rideSummary
    strap.disconnect()
  }

  private func label(for sample: HeartSample) -> String { sample.offset < 60 ? "warm-up" : "ride" }
}

final class WorkoutDay {
  private(set) var intervals: IntervalWorkout?
  private(set) var tempo: TempoRun?
  private(set) var ride: SteadyRide?

  func morning() {
    intervals = IntervalWorkout()
    intervals?.start()
  }

  func noon() {
    intervals = nil
    tempo = TempoRun()
    tempo?.start()
  }

  func evening() {
    tempo = nil
    ride = SteadyRide()
    ride?.start()
  }

  func night() {
    ride?.finish()
    ride = nil
  }
}
