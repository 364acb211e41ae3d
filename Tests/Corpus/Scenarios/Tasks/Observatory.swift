import Foundation

struct Exposure: Sendable {
  let target: String
  let seconds: Double
}

final class SkyFeed: @unchecked Sendable {
  static let shared = SkyFeed()
  private let lock = NSLock()
  private var continuations: [UUID: AsyncStream<Exposure>.Continuation] = [:]

  func exposures() -> AsyncStream<Exposure> {
    AsyncStream { continuation in
      let id = UUID()
      lock.withLock { continuations[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { self?.continuations[id] = nil }
      }
    }
  }

  func publish(_ exposure: Exposure) {
    let current = lock.withLock { Array(continuations.values) }
    current.forEach { $0.yield(exposure) }
  }
}

@MainActor
final class ExposureLog {
  private(set) var entries: [Exposure] = []
  private var task: Task<Void, Never>?

  func follow() {
    task = Task {  //@ follow
      for await exposure in SkyFeed.shared.exposures() {
        self.entries.append(exposure)
      }
    }
  }
}

@MainActor
final class SeeingMeter {
  private(set) var average = 0.0
  private var task: Task<Void, Never>?

  func follow() {
    task = Task { [weak self] in  //@ seeing
      for await exposure in SkyFeed.shared.exposures() {
        guard let self else { return }
        self.average = (self.average + exposure.seconds) / 2
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class FocusMonitor {
  private(set) var samples = 0
  private var task: Task<Void, Never>?

  func follow() {
    task = Task { [weak self] in  //@ focus
      guard let self else { return }
      for await _ in SkyFeed.shared.exposures() {
        self.samples += 1
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor
final class DomeController {
  private(set) var azimuth = 0.0
  private var tracking: Task<Void, Never>?

  func track() {
    tracking = Task {  //@ track
      while !Task.isCancelled {
        self.azimuth += 0.25
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  func slew(to target: Double) {
    Task {  //@ slew
      try? await Task.sleep(nanoseconds: 2_000_000)
      self.azimuth = target
    }
  }

  func park() {
    tracking?.cancel()
    tracking = nil
  }
}

@MainActor
final class DawnAlarm {
  private(set) var isRinging = false

  func arm() {
    Task { [unowned self] in  //@ dawn
      try? await Task.sleep(nanoseconds: 100_000_000)
      self.isRinging = true
    }
  }
}

@MainActor
final class ObservingSession {
  let log = ExposureLog()
  let meter = SeeingMeter()
  let focus = FocusMonitor()
  let dome = DomeController()
  var alarm: DawnAlarm? = DawnAlarm()

  func begin() {
    log.follow()
    meter.follow()
    focus.follow()
    dome.track()
    alarm?.arm()
  }

  func end() {
    dome.slew(to: 0)
    dome.park()
    alarm = nil
  }
}
