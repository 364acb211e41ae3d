import Testing

/// Which ways out of code there are, and what that means for what it keeps.
@Suite struct EarlyExitTests {
  /// A `try` may leave, as `if … { return }` may.
  @Test func tryIsAnExit() {
    check(
      """
      import Dispatch
      final class Pump {
        var count = 0
        func check() throws {}
        func checked() throws {
          try check()
          DispatchQueue.main.async { try? self.checked() }  //= system until_event proven self
        }
        func asked() {
          if count > 3 { return }
          DispatchQueue.main.async { self.asked() }  //= system until_event proven self
        }
        func caught() {
          do {
            try check()
            DispatchQueue.main.async { self.caught() }  //= system until_event proven self
          } catch {}
        }
        func always() {
          try? check()
          DispatchQueue.main.async { self.always() }  //= system unbounded proven self
        }
        func deferred() {
          defer { DispatchQueue.main.async { self.deferred() } }  //= system unbounded proven self
          if count > 3 { return }
          count += 1
        }
        func onBothSides() {
          if count > 3 { DispatchQueue.main.async { self.onBothSides() } } else { DispatchQueue.main.async { self.onBothSides() } }  //= system until_event proven self | system until_event proven self
        }
      }
      """)
  }

  /// Where cancellation is noticed in the loop the loop's own condition would have noticed it.
  @Test func cancellationInTheLoop() {
    check(
      """
      final class Meter {
        var beat: Task<Void, Never>?
        var isOff = false
        func start() {
          beat = Task {  //= system unbounded proven self
            while !Task.isCancelled {
              if Task.isCancelled { break }
              guard !Task.isCancelled else { return }
              await self.tick()
            }
          }
        }
        func startUntilOff() {
          beat = Task {  //= system until_event proven self
            while !Task.isCancelled {
              if isOff { break }
              await self.tick()
            }
          }
        }
        func turnOff() { isOff = true }
        func tick() async {}
      }
      """)
  }

  /// Code that ends what it has begun before, and may leave before it begins anew, is an end.
  @Test func conditionalRestartReleases() {
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
          task = Task { for await name in log.names() { self.last = name } }  //= system until_call likely log by_uncalled_method | system until_call likely self by_uncalled_method
        }
      }
      final class Listener {
        var task: Task<Void, Never>?
        var last = ""
        func restart() {
          task?.cancel()
          task = Task { for await name in Log().names() { self.last = name } }  //= system unbounded likely self
        }
      }
      """)
  }

  /// What is empty is filled again where it is asked for.
  @Test func emptyPropertyIsRefilled() {
    check(
      """
      final class Tug {
        var onStop: (() -> Void)?
        var n = 0
        func inspect(isWorn: Bool) {
          if isWorn { onStop = nil }
          if onStop == nil { onStop = { self.n += 1 } }  //= cycle while_kept proven self
        }
      }
      final class Boat {
        var onStop: (() -> Void)?
        var n = 0
        func inspect(isWorn: Bool) {
          if isWorn { onStop = nil }
          if n == 0 { onStop = { self.n += 1 } }  //= cycle while_kept proven self by_uncalled_method
        }
      }
      """)
  }

  /// A caller does not end what the called code begins and ends itself: the path past the end is the caller's too.
  @Test func aCallerAddsNoEnd() {
    func token(_ caller: String, behind: String = "token = nil") -> String {
      """
      final class Token {
        let handler: () -> Void
        init(_ handler: @escaping () -> Void) { self.handler = handler }
      }
      final class Job {
        var token: Token?
        var count = 0
        func check() throws {}
        func run(_ isOn: Bool) throws {
          token = Token { self.count += 1 }  //= ?
          try check()
          \(behind)
        }
        \(caller)
      }
      func use() { let job = Job(); try? job.run(true); job.start() }
      use()
      """
    }
    check(token("func start() { try? run(true) }"), gives: "cycle while_kept proven self on_some_ways")
    check(token("func start() { try? run(true); token = nil }"), gives: "cycle while_kept proven self by_other_method")
  }
}
