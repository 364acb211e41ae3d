import Foundation

enum RiderEvent {
  case assigned(order: Int)
  case delivered(order: Int)
  case shiftEnded
}

final class RiderBus {
  static let shared = RiderBus()
  private var handlers: [UUID: (RiderEvent) -> Void] = [:]

  @discardableResult
  func subscribe(_ handler: @escaping (RiderEvent) -> Void) -> UUID {
    let id = UUID()
    handlers[id] = handler
    return id
  }

  func unsubscribe(_ id: UUID) { handlers[id] = nil }
  func send(_ event: RiderEvent) { handlers.values.forEach { $0(event) } }
}

final class Rider {
  let name: String
  private(set) var orders: [Int] = []
  init(name: String) { self.name = name }

  func goOnline() {
    RiderBus.shared.subscribe { event in  //@ online
      if case .assigned(let order) = event { self.orders.append(order) }
    }
  }
}

final class ShiftTimer {
  private(set) var ended = false
  private var subscription: UUID?

  func start() {
    subscription = RiderBus.shared.subscribe { event in  //@ shift
      if case .shiftEnded = event { self.ended = true }
    }
  }

  func stop() {
    if let subscription { RiderBus.shared.unsubscribe(subscription) }
  }
}

final class EarningsCounter {
  private(set) var total = 0
  private var subscription: UUID?

  init() {
    subscription = RiderBus.shared.subscribe { [weak self] event in  //@ earnings
      if case .delivered = event { self?.total += 5 }
    }
  }

  deinit { if let subscription { RiderBus.shared.unsubscribe(subscription) } }
}

final class TipCounter {
  private(set) var tips = 0
  private var subscription: UUID?

  func start() {
    subscription = RiderBus.shared.subscribe(handle)  //@ tips
  }

  private func handle(_ event: RiderEvent) {
    if case .delivered = event { tips += 1 }
  }

  deinit { if let subscription { RiderBus.shared.unsubscribe(subscription) } }
}

final class Dispatcher {
  private static var known: [String: Rider] = [:]
  private static var busy: [String: Rider] = [:]
  private let timer = ShiftTimer()
  private let earnings = EarningsCounter()
  var watched: [AnyObject] { [timer, earnings] }

  func runShift() {
    timer.start()
    RiderBus.shared.send(.delivered(order: 7))
    RiderBus.shared.send(.shiftEnded)
    timer.stop()
  }

  func openDay() {
    let rider = Rider(name: "Sam")
    hire(rider)
    rider.goOnline()
    TipCounter().start()
  }

  func hire(_ rider: Rider) {
    Dispatcher.known[rider.name] = rider  //@ hire
  }

  func reassign(_ rider: Rider) {
    Dispatcher.busy[rider.name] = rider  //@ busy
    RiderBus.shared.send(.assigned(order: 8))
    Dispatcher.busy.removeValue(forKey: rider.name)
  }
}
