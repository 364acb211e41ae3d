import Foundation

final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()
  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

final class LockedBus: @unchecked Sendable {
  private let handlers = Locked<[Int: @Sendable (String) -> Void]>([:])
  private let names = Locked(["a"])
  private let count = Locked(0)

  func add(_ id: Int, _ handler: @escaping @Sendable (String) -> Void) {
    handlers.withLock { $0[id] = handler } //@ add
  }

  func send(_ text: String) {
    let current = handlers.withLock { $0 }
    current.values.forEach { $0(text) }
  }

  func countMessages() {
    add(1) { _ in self.count.withLock { $0 += 1 } } //@ count
  }

  func countLocked() {
    add(2) { [count] _ in count.withLock { $0 += 1 } } //@ locked
  }

  func rename() {
    names.withLock { list in //@ rename
      list.append("\(self.count.withLock { $0 })")
    }
  }

  func log() {
    handlers.withLock { list in
      list[3] = { text in self.names.withLock { $0.append(text) } } //@ log
    }
  }
}
