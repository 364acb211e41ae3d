import Foundation

@propertyWrapper
final class Notified<Value> {
  var wrappedValue: Value { didSet { listeners.forEach { $0(wrappedValue) } } }
  var projectedValue: Notified<Value> { self }
  private var listeners: [(Value) -> Void] = []
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func listen(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }
  func mute() { listeners.removeAll() }
}

final class ParkingTicket {
  @Notified var minutes = 60
  @Notified var plate = ""
  private(set) var log: [String] = []
  private(set) var price = 0

  func trackMinutes() {
    $minutes.listen { self.price = $0 * 2 } //@ minutes
    minutes = 90
  }

  func trackPlate() {
    $plate.listen { self.log.append($0) } //@ plate
    plate = "AB-1"
    $plate.mute()
  }
}

final class PriceDisplay {
  private(set) var text = ""
  func show(_ ticket: ParkingTicket) {
    ticket.$minutes.listen { minutes in self.text = "\(minutes)" } //@ display
  }
}

final class MeterClock {
  private var source: DispatchSourceTimer?
  private(set) var ticks = 0

  func begin() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler { self.ticks += 1 } //@ clock
    source.resume()
    self.source = source
  }

  func end() {
    source?.cancel()
    source = nil
  }
}

final class GraceClock {
  private var source: DispatchSourceTimer?
  private(set) var ticks = 0

  func begin() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler { self.ticks += 1 } //@ grace
    source.resume()
    self.source = source
  }

  deinit { source?.cancel() }
}

final class ParkingSession {
  let ticket = ParkingTicket()

  func clock() -> MeterClock {
    let clock = MeterClock()
    clock.begin()
    clock.end()
    return clock
  }

  func grace() -> GraceClock {
    let clock = GraceClock()
    clock.begin()
    return clock
  }

  func display() -> PriceDisplay {
    let display = PriceDisplay()
    display.show(ticket)
    ticket.minutes += 30
    return display
  }

  func run() {
    _ = clock()
    _ = grace()
    _ = display()
    ParkingTicket().trackMinutes()
    ParkingTicket().trackPlate()
  }
}
