import Foundation

final class Field<Value> {
  var value: Value { didSet { changed.forEach { $0(value) } } }
  private var changed: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    changed.append(listener)
    listener(value)
  }

  func bind<Target: AnyObject>(to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    bind { [weak target] value in target?[keyPath: keyPath] = value }
  }

  func hold<Target: AnyObject>(on target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    bind { target[keyPath: keyPath] = $0 } //@ hold
  }
}

infix operator ~>: AssignmentPrecedence

func ~> <Value>(field: Field<Value>, listener: @escaping (Value) -> Void) { field.bind(listener) }
