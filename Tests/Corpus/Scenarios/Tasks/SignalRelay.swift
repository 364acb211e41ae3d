import Foundation

final class StreamEnd: Sendable {
  let continuation: AsyncStream<Int>.Continuation
  init(_ continuation: AsyncStream<Int>.Continuation) { self.continuation = continuation }
  deinit { continuation.finish() }
}

final class Relay: Sendable {
  private let send: @Sendable (Int) -> Void
  init(_ send: @escaping @Sendable (Int) -> Void) { self.send = send }
  func push(_ value: Int) { send(value) }

  static func onMain(_ use: @escaping @MainActor (Int) -> Void) -> Relay {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task { @MainActor in
      for await value in stream { use(value) }
    }
    let end = StreamEnd(continuation)
    return Relay { value in end.continuation.yield(value) }
  }
}

@MainActor
final class Total {
  private(set) var sum = 0
  func add(_ value: Int) { sum += value }
}

@MainActor
final class Meter {
  private let total = Total()
  private var relay: Relay?
  private var level = 0

  nonisolated init() {}

  func addUp() {
    relay = Relay.onMain { [total] value in total.add(value) }  //@ total
  }

  func show() {
    relay = Relay.onMain { value in self.level = value }  //@ level
  }

  func showWeakly() {
    relay = Relay.onMain { [weak self] value in self?.level = value }  //@ weakly
  }

  func measure(_ value: Int) { relay?.push(value) }
  var sum: Total { total }
}
