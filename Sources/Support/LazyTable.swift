import Synchronization

/// Values that are made when somebody first asks for them, in whichever thread: each to be one that comes out the same each time.
public final class LazyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  public init() {}

  /// - Parameter make: Makes the value; nobody waits for it, so that it may be made twice.
  public func value(of key: Key, else make: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    return known.withLock { known in
      if let first = known[key] { return first }
      known[key] = value
      return value
    }
  }
}
