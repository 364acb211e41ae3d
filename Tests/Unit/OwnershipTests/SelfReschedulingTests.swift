import Testing

/// Closures that are let go of when they have run, and that arm themselves again.
@Suite struct SelfReschedulingTests {
  private func lifetimes(_ source: String) -> Set<String> {
    Set(analyse([source]).observations.filter { $0.captured == .selfObject && $0.keeper != .none }.map(\.lifetime.rawValue))
  }

  @Test func mutuallyReschedulingMethodsNeverEnd() {
    let source = """
      import Foundation
      final class Poller {
        func first() { DispatchQueue.main.async { self.second() } }
        func second() { DispatchQueue.main.async { self.first() } }
      }
      """
    #expect(lifetimes(source) == ["unbounded"])
  }

  @Test func chainOfScheduledMethodsEnds() {
    let source = """
      import Foundation
      final class Loader {
        func first() { DispatchQueue.main.async { self.second() } }
        func second() { DispatchQueue.main.async { self.third() } }
        func third() {}
      }
      """
    #expect(lifetimes(source) == ["until_event"])
  }
}
