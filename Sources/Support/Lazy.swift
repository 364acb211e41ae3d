import Synchronization

/// A value that is made when somebody first asks for it, in whichever thread: to be one that comes out the same each time.
public final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
  }
  @usableFromInline let box = AtomicLazyReference<Box>()
  /// `nil` where there has always been a value.
  @usableFromInline let make: (@Sendable () -> Value)?

  /// - Parameter value: What is there already.
  @inlinable public init(_ value: Value) {
    make = nil
    _ = box.storeIfNil(Box(value))
  }

  @inlinable public init(by make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; read in place, for it may be large.
  @inlinable public var value: Value {
    _read {
      let box = box.load() ?? made()
      yield box.value
    }
  }

  @usableFromInline func made() -> Box {
    guard let make else { preconditionFailure("a value that is there is not made") }
    return box.storeIfNil(Box(make()))
  }
}

/// It is looked at as what it stands for.
extension Lazy: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
