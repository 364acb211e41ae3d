import Foundation

final class Observers<Value> {
  private var observers: [(Value) -> Void] = []
  func add(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
  func send(_ value: Value) { observers.forEach { $0(value) } }
}

@propertyWrapper
struct Observed<Value> {
  let projectedValue = Observers<Value>()
  var wrappedValue: Value {
    didSet { projectedValue.send(wrappedValue) }
  }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
