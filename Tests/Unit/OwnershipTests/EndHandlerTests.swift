import BuiltInRules
import Ownership
import Testing

/// A closure that is called when a keeping is over lets go too late to be what ends it.
struct EndHandlerTests {
  /// The handler takes the child out when the publisher completes; of a publisher that goes on while something holds nobody knows whether it does.
  @Test func completionHandlerReleases() {
    let declarations = """
      import Combine
      final class Parent {
        let changes = PassthroughSubject<Int, Never>()
        var children: [Int: Child] = [:]
        func add(_ id: Int) { children[id] = Child(self, id) }
        func remove(_ id: Int) { children[id] = nil }
      }
      final class Child {
        var token: AnyCancellable?
        init(_ parent: Parent, _ id: Int) {
          token = parent.changes.OPERATOR.sink { _ in COMPLETE } receiveValue: { _ in VALUE }  //= ?
        }
      }

      """
    func code(_ part: String, _ name: String = "prefix(while: { $0 > 0 })") -> String {
      declarations.replacing(part, with: "parent.remove(id)").replacing("COMPLETE", with: "").replacing("VALUE", with: "").replacing("OPERATOR", with: name)
    }
    check(code("COMPLETE"), gives: "cycle while_kept likely parent")
    // It is called for each value, and need not wait for the end.
    check(code("VALUE"), gives: "cycle while_kept likely parent by_same_code")
    check(code("COMPLETE", "first()"), gives: "cycle until_event proven parent")
  }

  /// The handler of `cancel()` runs where somebody cancels.
  @Test func cancelHandlerReleases() {
    let declarations = """
      import Dispatch
      final class Watcher {
        private var source: DispatchSourceTimer?
        private var count = 0
        func start() {
          source = DispatchSource.makeTimerSource(queue: .main)
          source?.setEventHandler { self.count += 1 }  //= ?
          source?.setCancelHandler { self.source = nil }  //= ?
          source?.resume()
        }
        func stop() { source?.cancel() }
      }

      """
    check(declarations, gives: "cycle while_kept proven self by_uncalled_method", "cycle while_kept proven self by_uncalled_method")
    check(
      declarations + "func end(_ watcher: Watcher) { watcher.stop() }", gives: "cycle while_kept proven self by_other_method",
      "cycle while_kept proven self by_other_method")
  }
}
