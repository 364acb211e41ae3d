import Foundation

enum RouteEvent {
  case point(Double, Double)
  case paused
  case finished
}

final class Subscription {
  private let cancel: () -> Void
  init(cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

final class EventBus {
  static let shared = EventBus()
  private var listeners: [Int: (RouteEvent) -> Void] = [:]
  private var next = 0

  func subscribe(_ listener: @escaping (RouteEvent) -> Void) -> Subscription {
    let id = next
    next += 1
    listeners[id] = listener
    return Subscription { [weak self] in self?.listeners[id] = nil }
  }

  func listen(_ listener: @escaping (RouteEvent) -> Void) {
    listeners[next] = listener
    next += 1
  }

  func post(_ event: RouteEvent) { listeners.values.forEach { $0(event) } }
}

final class TrackModel {
  private var subscription: Subscription?
  private(set) var points = 0

  func record() {
    subscription = EventBus.shared.subscribe { event in  //@ track
      if case .point = event { self.points += 1 }
    }
  }
}

final class ElevationModel {
  private var subscriptions: [Subscription] = []
  private(set) var climbs = 0

  func record() {
    subscriptions.append(EventBus.shared.subscribe { [unowned self] event in  //@ elevation
      if case .point(_, let height) = event, height > 0 { self.climbs += 1 }
    })
  }
}

final class PauseBanner {
  private(set) var isVisible = false

  func attach() {
    EventBus.shared.listen { [unowned self] event in  //@ banner
      if case .paused = event { self.isVisible = true }
    }
  }
}

final class Stopwatch {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var seconds = 0

  func start() {
    source.schedule(deadline: .now() + 0.01, repeating: 0.01)
    source.setEventHandler {  //@ stopwatch
      self.seconds += 1
    }
    source.resume()
  }

  deinit { source.cancel() }
}

final class SplitTimer {
  private var source: DispatchSourceTimer?
  private(set) var splits = 0

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.01, repeating: 0.01)
    timer.setEventHandler {  //@ split
      self.splits += 1
    }
    timer.resume()
    source = timer
  }

  func stop() {
    source?.cancel()
    source = nil
  }
}

final class RideScreen {
  private(set) var track: TrackModel?
  private(set) var elevation: ElevationModel?
  private(set) var banner: PauseBanner?
  private(set) var stopwatch: Stopwatch?
  private(set) var split: SplitTimer?

  func showTrack() {
    track = TrackModel()
    track?.record()
  }

  func showElevation() {
    elevation = ElevationModel()
    elevation?.record()
  }

  func showBanner() {
    banner = PauseBanner()
    banner?.attach()
  }

  func showStopwatch() {
    stopwatch = Stopwatch()
    stopwatch?.start()
  }

  func showSplits() {
    split = SplitTimer()
    split?.start()
  }

  func close() {
    EventBus.shared.post(.point(1, 2))
    split?.stop()
    track = nil
    elevation = nil
    banner = nil
    stopwatch = nil
    split = nil
    EventBus.shared.post(.paused)
    EventBus.shared.post(.finished)
  }
}
