import Foundation

final class Guarded<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func write<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  func write(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    self.value = value
  }
}

final class Turnstile {
  struct Tally {
    var entered = 0
    var isOpen = true
  }

  private let tally = Guarded(Tally())
  private(set) var log: [String] = []

  func enter() {
    tally.write { tally in  //@ enter
      guard tally.isOpen else { return }
      tally.entered += 1
      self.note("\(tally.entered)")
    }
  }

  func reset() {
    tally.write(Tally())
    note("reset")
  }

  private func note(_ text: String) { log.append(text) }
}
