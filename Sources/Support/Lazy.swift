import Synchronization

/// A value computed on first use, in any thread. It must come out the same every time.
///
/// The box is counted by hand: the library's lazy reference is generic code that is not specialised, and takes several times as long.
public final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
  }
  /// The address of the box, which this object holds; 0 before the first use.
  @usableFromInline let address: Atomic<UInt>
  /// `nil` if the value existed from the beginning.
  @usableFromInline let make: (@Sendable () -> Value)?

  /// - Parameter value: An existing value.
  @inlinable public init(_ value: Value) {
    make = nil
    address = Atomic(Self.address(holding: Box(value)))
  }

  @inlinable public init(by make: @escaping @Sendable () -> Value) {
    self.make = make
    address = Atomic(0)
  }

  @inlinable deinit { if let box = Self.box(at: address.load(ordering: .acquiring)) { box.release() } }

  /// The value, accessed in place because it may be large.
  @inlinable public var value: Value {
    _read {
      let box = Self.box(at: address.load(ordering: .acquiring)) ?? made()
      yield box.takeUnretainedValue().value
    }
  }

  @usableFromInline func made() -> Unmanaged<Box> {
    guard let make else { preconditionFailure("a value that is there is not made") }
    let new = Self.address(holding: Box(make()))
    let (isFirst, first) = address.compareExchange(expected: 0, desired: new, ordering: .acquiringAndReleasing)
    if !isFirst { Self.box(at: new)?.release() }
    return Self.box(at: isFirst ? new : first)!
  }

  @inlinable static func address(holding box: Box) -> UInt { UInt(bitPattern: Unmanaged.passRetained(box).toOpaque()) }

  @inlinable static func box(at address: UInt) -> Unmanaged<Box>? { UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque) }
}

/// Reflection shows the underlying value.
extension Lazy: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
