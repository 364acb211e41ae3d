import Foundation

final class PriceHub {
  private var listeners: [Int: (Int) -> Void] = [:]
  private(set) var left = 0
  func add(_ listener: @escaping (Int) -> Void) { listeners[listeners.count] = listener }
  func send(_ price: Int) { for listener in listeners.values { listener(price) } }
  func leave() { left += 1 }
}

final class PriceLine: @unchecked Sendable {
  private let hub = PriceHub()

  func prices() -> AsyncStream<Int> {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    hub.add { feed.yield($0) }
    feed.onTermination = { _ in self.hub.leave() }  //@ prices
    return stream
  }

  func quotes() -> AsyncStream<Int> {
    let made = AsyncStream<Int>.makeStream()
    hub.add { made.continuation.yield($0) }  //@ quotes
    made.continuation.onTermination = { _ in self.hub.leave() }
    return made.stream
  }

  func send(_ price: Int) { hub.send(price) }
}

final class OpeningPrice: @unchecked Sendable {
  private let hub = PriceHub()

  func quote() -> AsyncStream<Int> {
    let made = AsyncStream<Int>.makeStream()
    hub.add {
      made.continuation.yield($0)
      made.continuation.finish()
    }
    made.continuation.onTermination = { _ in self.hub.leave() }  //@ opening
    return made.stream
  }

  func send(_ price: Int) { hub.send(price) }
}
