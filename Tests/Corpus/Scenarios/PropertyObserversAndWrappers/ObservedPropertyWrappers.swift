import Foundation

@propertyWrapper
final class Observed<Value> {
  private var value: Value
  private var handlers: [(Value) -> Void] = []

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      handlers.forEach { $0(newValue) }
    }
  }

  var projectedValue: Observed<Value> { self }
  func onChange(_ handler: @escaping (Value) -> Void) { handlers.append(handler) }
  func transform(_ body: (Value) -> Value) { wrappedValue = body(value) }
}

@propertyWrapper
struct Computed<Value> {
  private var compute: (() -> Value)?
  private let fallback: Value
  init(wrappedValue: Value) { fallback = wrappedValue }
  var wrappedValue: Value { compute?() ?? fallback }
  var projectedValue: (() -> Value)? {
    get { compute }
    set { compute = newValue }
  }
}

@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

final class Thermostat {
  @Observed var target = 20
  @Clamped(5...30) var measured = 18
  @Computed var label = "--"
  private(set) var heating = false
  private(set) var changes = 0

  func trackTarget() {
    $target.onChange { value in //@ target
      self.heating = value > self.measured
    }
  }

  func countChanges() {
    $target.onChange { [weak self] _ in //@ changes
      self?.changes += 1
    }
  }

  func nudge() {
    $target.transform { value in //@ nudge
      min(value + 1, self.measured + 5)
    }
  }

  func labelFromState() {
    $label = { "\(self.measured)°" } //@ label
  }

  func labelFromValue() {
    $label = { [measured] in "\(measured)°" } //@ snapshot
  }
}

final class HeatingRoom {
  private(set) var thermostat: Thermostat? = Thermostat()

  func enter(_ configure: (Thermostat) -> Void) {
    guard let thermostat else { return }
    configure(thermostat)
    thermostat.target = 22
    _ = thermostat.label
  }

  func enterTracking() { enter { $0.trackTarget() } }
  func enterCounting() { enter { $0.countChanges() } }
  func enterNudging() { enter { $0.nudge() } }
  func enterLabelled() { enter { $0.labelFromState() } }
  func enterSnapshot() { enter { $0.labelFromValue() } }
  func leave() { thermostat = nil }
}
