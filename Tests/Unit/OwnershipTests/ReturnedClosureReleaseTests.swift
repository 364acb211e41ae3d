import Testing

/// Ends by closures that the beginning call returns.
@Suite struct ReturnedClosureReleaseTests {
  /// A closure that a call returns ends what the call began, where code in sight may call it.
  @Test func returnedClosureReleases() {
    let declarations = """
      final class Hub {
        static let shared = Hub()
        private var handlers: [Int: () -> Void] = [:]
        private var next = 0
        func add(_ handler: @escaping () -> Void) -> RESULT {
          next += 1
          let id = next
          handlers[id] = handler
          return MADE { [weak self] in self?.handlers[id] = nil }
        }
      }
      struct Token { let dispose: () -> Void }
      final class Page {
        private let own = Hub()
        private var stop: RESULT?
        private var count = 0
        func attach() { stop = HOLDER.add { self.count += 1 } }  //= ?
        func detach() { CALL; stop = nil }
      }
      func use() { let page = Page(); page.attach(); page.detach() }

      """
    func check(_ result: String, _ made: String, _ holder: String, _ call: String, gives expected: String) {
      let code = declarations.replacing("RESULT", with: result).replacing("MADE", with: made).replacing("HOLDER", with: holder).replacing("CALL", with: call)
      OwnershipTests.check(code, gives: expected)
    }
    check("(() -> Void)", "", "own", "stop?()", gives: "cycle while_kept proven self by_other_method")
    check("Token", "Token", "own", "stop?.dispose()", gives: "cycle while_kept proven self by_other_method")
    check("Token", "Token", "Hub.shared", "stop?.dispose()", gives: "static unbounded proven self by_other_method")
    check("(() -> Void)", "", "own", "", gives: "cycle while_kept proven self")
  }

  /// The closure that would take out another one is no end where only the `deinit` of what that one holds calls it, or where nobody has it.
  @Test func returnedClosureCalledTooLate() {
    let hub = """
      final class Hub {
        private var handlers: [Int: () -> Void] = [:]
        private var next = 0
        func add(_ handler: @escaping () -> Void) -> () -> Void {
          next += 1
          let id = next
          handlers[id] = handler
          return { [weak self] in self?.handlers[id] = nil }
        }
      }

      """
    func code(_ store: String, _ end: String, _ expected: String) -> String {
      hub + """
        final class Watcher {
          private let hub = Hub()
          private var stop: (() -> Void)?
          private var count = 0
          func begin() { \(store) hub.add { self.count += 1 } }  //= \(expected)
          \(end) { stop?() }
        }
        func watch(_ watcher: Watcher) { watcher.begin(); watcher.end() }
        """
    }
    check(code("stop =", "deinit", "cycle while_kept proven self"))
    check(code("_ =", "func end()", "cycle while_kept proven self"))
    check(code("stop =", "func end()", "cycle while_kept proven self by_other_method"))
  }
}
