import Foundation

struct Tariff {
  let centsPerHour: Int
  let maximumMinutes: Int
  func price(minutes: Int) -> Int { min(minutes, maximumMinutes) * centsPerHour / 60 }
}

enum MeterState {
  case free
  case paid(until: Date, onExpiry: () -> Void)
  case expired
}

final class Meter {
  private(set) var state = MeterState.free
  func pay(minutes: Int, onExpiry: @escaping () -> Void) {
    state = .paid(until: Date(timeIntervalSinceNow: Double(minutes) * 60), onExpiry: onExpiry)
  }
  func expire() {
    if case .paid(_, let onExpiry) = state {
      state = .expired
      onExpiry()
    }
  }
}

final class MeterRegistry {
  static let shared = MeterRegistry()
  private var listeners: [(String) -> Void] = []
  private var inspectors: [ObjectIdentifier: (String) -> Void] = [:]

  func listen(_ listener: @escaping (String) -> Void) { listeners.append(listener) }
  func add(_ owner: AnyObject, _ inspector: @escaping (String) -> Void) { inspectors[ObjectIdentifier(owner)] = inspector }
  func remove(_ owner: AnyObject) { inspectors[ObjectIdentifier(owner)] = nil }
  func report(_ plate: String) {
    listeners.forEach { $0(plate) }
    inspectors.values.forEach { $0(plate) }
  }
}

final class ParkingTicket {
  private let meter = Meter()
  private let tariff = Tariff(centsPerHour: 240, maximumMinutes: 120)
  private(set) var cents = 0

  func start(minutes: Int) {
    cents = tariff.price(minutes: minutes)
    meter.pay(minutes: minutes) {  //@ expiry
      self.cents = 0
    }
  }
}

final class OneHourTicket {
  private let meter = Meter()
  private(set) var warnings = 0

  func start() {
    meter.pay(minutes: 60) {  //@ hour
      self.warnings += 1
    }
  }
  func leave() { meter.expire() }
}

final class CountdownView {
  private var timer: Timer?
  private(set) var seconds = 3600

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ countdown
      self.seconds -= 1
    }
  }
  deinit { timer?.invalidate() }
}

final class GracePeriod {
  private var left = 2
  private(set) var isOver = false

  func start() {
    Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in  //@ grace
      self.left -= 1
      self.isOver = self.left == 0
      if self.isOver { timer.invalidate() }
    }
  }
}

final class WardenMap {
  private var plates: [String] = []
  func appear() {
    MeterRegistry.shared.listen { plate in  //@ warden
      self.plates.append(plate)
    }
  }
}

final class TowService {
  private var plates: [String] = []
  func begin() {
    MeterRegistry.shared.add(self) { plate in  //@ tow
      self.plates.append(plate)
    }
  }
  func end() { MeterRegistry.shared.remove(self) }
}

final class ParkingApp {
  private(set) var ticket: ParkingTicket?
  private(set) var hour: OneHourTicket?
  private(set) var countdown: CountdownView?
  private(set) var grace: GracePeriod?
  private(set) var map: WardenMap?
  private(set) var tow: TowService?

  func park() {
    ticket = ParkingTicket()
    ticket?.start(minutes: 30)
    hour = OneHourTicket()
    hour?.start()
    countdown = CountdownView()
    countdown?.start()
    grace = GracePeriod()
    grace?.start()
    map = WardenMap()
    map?.appear()
    tow = TowService()
    tow?.begin()
    MeterRegistry.shared.report("ZH 123")
  }

  func leave() {
    hour?.leave()
    tow?.end()
    (ticket, hour, countdown, grace, map, tow) = (nil, nil, nil, nil, nil, nil)
  }
}
