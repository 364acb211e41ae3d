import Foundation

@propertyWrapper
struct Watched<Value> {
  final class Box {
    var observers: [(Value) -> Void] = []
  }

  private var value: Value
  let projectedValue = Box()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      projectedValue.observers.forEach { $0(newValue) }
    }
  }
}
