import Synchronization

/// A value computed on first use, in any thread. It must come out the same every time.
public final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
  }
  @usableFromInline let box = AtomicLazyReference<Box>()
  /// `nil` if the value existed from the beginning.
  @usableFromInline let make: (@Sendable () -> Value)?

  /// - Parameter value: An existing value.
  @inlinable public init(_ value: Value) {
    make = nil
    _ = box.storeIfNil(Box(value))
  }

  @inlinable public init(by make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, accessed in place because it may be large.
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

/// Reflection shows the underlying value.
extension Lazy: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
