import Testing

/// Which ways out of code there are, and what that means for what it keeps.
@Suite struct WayOutTests {
  /// A `try` may leave, as `if … { return }` may.
  @Test func tryIsAWayOut() {
    check(
      """
      import Dispatch
      final class Pump {
        var count = 0
        func check() throws {}
        func checked() throws {
          try check()
          DispatchQueue.main.async { try? self.checked() }
        }
        func asked() {
          if count > 3 { return }
          DispatchQueue.main.async { self.asked() }
        }
        func caught() {
          do {
            try check()
            DispatchQueue.main.async { self.caught() }
          } catch {}
        }
        func always() {
          try? check()
          DispatchQueue.main.async { self.always() }
        }
        func deferred() {
          defer { DispatchQueue.main.async { self.deferred() } }
          if count > 3 { return }
          count += 1
        }
        func onBothSides() {
          if count > 3 { DispatchQueue.main.async { self.onBothSides() } } else { DispatchQueue.main.async { self.onBothSides() } }
        }
      }
      """,
      gives: [
        "7: system until_event proven self", "11: system until_event proven self", "16: system until_event proven self",
        "21: system unbounded proven self", "24: system unbounded proven self", "29: system until_event proven self",
        "29: system until_event proven self",
      ])
  }

  /// Where cancellation is noticed in the loop the loop's own condition would have noticed it.
  @Test func cancellationInTheLoop() {
    check(
      """
      final class Meter {
        var beat: Task<Void, Never>?
        var isOff = false
        func start() {
          beat = Task {
            while !Task.isCancelled {
              if Task.isCancelled { break }
              guard !Task.isCancelled else { return }
              await self.tick()
            }
          }
        }
        func startUntilOff() {
          beat = Task {
            while !Task.isCancelled {
              if isOff { break }
              await self.tick()
            }
          }
        }
        func turnOff() { isOff = true }
        func tick() async {}
      }
      """,
      gives: ["5: system unbounded proven self", "14: system until_event proven self"])
  }

  /// Code that ends what it has begun before, and may leave before it begins anew, is an end.
  @Test func restarts() {
    check(
      """
      final class Log {
        func names() -> AsyncStream<String> { AsyncStream { _ in } }
      }
      final class Reader {
        var task: Task<Void, Never>?
        var last = ""
        func open() throws -> Log { Log() }
        func restart() throws {
          task?.cancel()
          let log = try open()
          task = Task { for await name in log.names() { self.last = name } }
        }
      }
      final class Listener {
        var task: Task<Void, Never>?
        var last = ""
        func restart() {
          task?.cancel()
          task = Task { for await name in Log().names() { self.last = name } }
        }
      }
      """,
      gives: [
        "11: system until_call likely log by_uncalled_method", "11: system until_call likely self by_uncalled_method",
        "19: system unbounded likely self",
      ])
  }

  /// What is empty is filled again where it is asked for.
  @Test func filledWhereEmpty() {
    check(
      """
      final class Tug {
        var onStop: (() -> Void)?
        var n = 0
        func inspect(isWorn: Bool) {
          if isWorn { onStop = nil }
          if onStop == nil { onStop = { self.n += 1 } }
        }
      }
      final class Boat {
        var onStop: (() -> Void)?
        var n = 0
        func inspect(isWorn: Bool) {
          if isWorn { onStop = nil }
          if n == 0 { onStop = { self.n += 1 } }
        }
      }
      """,
      gives: ["6: cycle while_kept proven self", "14: cycle while_kept proven self by_uncalled_method"])
  }
}
