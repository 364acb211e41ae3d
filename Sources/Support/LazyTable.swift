import Synchronization

/// Values computed on first use, in any thread. Each must come out the same every time.
///
/// Inlinable: generic code that is not specialised asks the runtime for its types at each call.
public final class LazyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let known = Mutex<[Key: Value]>([:])

  @inlinable public init() {}

  /// The value of a key if it has been computed.
  @inlinable public func known(_ key: Key) -> Value? { known.withLock { $0[key] } }

  /// - Parameter make: Computes the value. Threads do not wait for each other, so it may run twice.
  @inlinable public func value(of key: Key, else make: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    return known.withLock { known in
      if let first = known[key] { return first }
      known[key] = value
      return value
    }
  }
}
