import Testing

/// Calls that never return: no way leads on behind them.
@Suite struct NonReturningTests {
  /// What is emptied on every way but one that ends the process is emptied.
  @Test func pathsThatEndTheProcessNeedNoRelease() {
    check(
      """
      import Foundation
      func complain(_ text: String) -> Never { fatalError(text) }
      final class Pump {
        var onStop: (() -> Void)?
        func byFatalError(_ limit: Int?) {
          onStop = { self.stop() }  //= none self
          guard let limit else { fatalError("no limit") }
          print(limit)
          onStop = nil
        }
        func byExit(_ isOn: Bool) {
          onStop = { self.stop() }  //= none self
          if isOn { exit(0) }
          onStop = nil
        }
        func byFunction(_ mode: Int) {
          onStop = { self.stop() }  //= none self
          switch mode {
          case 0: onStop = nil
          case 1: onStop = nil
          default: complain("no such mode")
          }
        }
        func byMethod(_ mode: Int) {
          onStop = { self.stop() }  //= none self
          if mode == 0 { onStop = nil } else { giveUp() }
        }
        func byNestedFunction(_ mode: Int) {
          func stopAll() -> Never { abort() }
          onStop = { self.stop() }  //= none self
          if mode == 0 { onStop = nil } else { stopAll() }
        }
        func giveUp() -> Never { complain("given up") }
        func stop() {}
      }
      """)
  }

  /// The same ways, but for what they end with.
  @Test func pathsThatReturnNeedARelease() {
    check(
      """
      import Foundation
      func complain(_ text: String) { print(text) }
      final class Pump {
        var onStop: (() -> Void)?
        func byReturn(_ limit: Int?) {
          onStop = { self.stop() }  //= cycle while_kept proven self on_some_ways
          guard let limit else { return }
          print(limit)
          onStop = nil
        }
        func byAssertion(_ isOn: Bool) {
          onStop = { self.stop() }  //= cycle while_kept proven self on_some_ways
          if isOn { assertionFailure("on"); return }
          onStop = nil
        }
        func byFunction(_ mode: Int) {
          onStop = { self.stop() }  //= cycle while_kept proven self by_same_code
          switch mode {
          case 0: onStop = nil
          case 1: onStop = nil
          default: complain("no such mode")
          }
        }
        func byMethod(_ mode: Int) {
          onStop = { self.stop() }  //= cycle while_kept proven self by_same_code
          if mode == 0 { onStop = nil } else { exit(mode) }
        }
        func exit(_ mode: Int) {}
        func stop() {}
      }
      """)
  }

  /// What never returns may still throw.
  @Test func functionsThatOnlyThrow() {
    check(
      """
      struct Refusal: Error {}
      func refuse() throws -> Never { throw Refusal() }
      final class Door {
        var onOpen: (() -> Void)?
        func thrown(_ isLocked: Bool) throws {
          onOpen = { self.open() }  //= cycle while_kept proven self on_some_ways
          if isLocked { try refuse() }
          onOpen = nil
        }
        func caught(_ isLocked: Bool) {
          onOpen = { self.open() }  //= none self
          do {
            if isLocked { try refuse() }
          } catch {}
          onOpen = nil
        }
        func skipped(_ isLocked: Bool) {
          onOpen = { self.open() }  //= cycle while_kept proven self by_same_code
          if isLocked {
            try? refuse()
          } else {
            onOpen = nil
          }
        }
        func open() {}
      }
      """)
  }

  /// Where the process goes on, what the code before has stored stays stored.
  @Test func neverReturningCallThatDoesNotExit() {
    check(
      """
      import Dispatch
      func serve() -> Never {
        while true {}
      }
      final class Server {
        var onRequest: (() -> Void)?
        func byMain(_ isServing: Bool) {
          if isServing {
            onRequest = { self.answer() }  //= cycle while_kept proven self
            dispatchMain()
          }
        }
        func byLoop(_ isServing: Bool) {
          if isServing {
            onRequest = { self.answer() }  //= cycle while_kept proven self
            serve()
          }
        }
        func byAbort(_ isServing: Bool) {
          if isServing {
            onRequest = { self.answer() }  //= none self
            fatalError("not yet")
          }
        }
        func answer() {}
      }
      """)
  }

  /// A method that only ends the process is there for others to implement.
  @Test func abstractMethods() {
    check(
      """
      class Channel {
        var onData: (() -> Void)?
        func drop() { fatalError("abstract") }
        func close() { print("nothing to close") }
      }
      final class Pipe: Channel {
        override func drop() { onData = nil }
        override func close() { onData = nil }
      }
      final class Reader {
        let channel: Channel
        init(channel: Channel) { self.channel = channel }
        func read() {
          channel.onData = { self.take() }  //= none self
          channel.drop()
        }
        func readOn() {
          channel.onData = { self.take() }  //= cycle while_kept proven self by_same_code
          channel.close()
        }
        func take() {}
      }
      """)
  }
}
