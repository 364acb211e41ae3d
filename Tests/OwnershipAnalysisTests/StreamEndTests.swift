import Testing

/// Streams that end by themselves let go of what a subscription keeps.
@Suite struct StreamEndTests {
  @Test func whatEndsLetsGo() {
    check(
      """
      import Combine
      final class Form {
        @Published var name = ""
        var token: AnyCancellable?
        let answer = Future<Int, Never> { $0(.success(1)) }
        func load() -> AnyPublisher<Int, Never> { Just(1).map { $0 + 1 }.eraseToAnyPublisher() }
        func names() -> AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }
        func first() { token = $name.first().sink { _ in self.show() } }
        func once() { token = load().sink { _ in self.show() } }
        func wait() { token = answer.sink { _ in self.show() } }
        func each() { token = [1, 2].publisher.sink { _ in self.show() } }
        func follow() { token = names().sink { _ in self.show() } }
        func show() {}
      }
      """,
      gives: [
        "8: cycle until_event proven self", "9: cycle until_event proven self", "10: cycle until_event proven self",
        "11: cycle until_event proven self", "12: cycle while_kept proven self",
      ])
  }

  @Test func anOperatorEndsWithAllThatItWaitsFor() {
    check(
      """
      import Combine
      final class Form {
        @Published var name = ""
        var token: AnyCancellable?
        func nested() { token = Just(1).flatMap { _ in Just(2) }.sink { _ in self.show() } }
        func following() { token = Just(1).flatMap { _ in self.$name }.sink { [weak self] _ in self?.show() } }
        func both() { token = Just("a").merge(with: Just("b")).sink { _ in self.show() } }
        func other() { token = Just("a").merge(with: $name).sink { _ in self.show() } }
        func show() {}
      }
      """,
      gives: [
        "5: cycle until_event proven self", "6: cycle while_kept proven self", "7: cycle until_event proven self",
        "8: cycle while_kept proven self",
      ])
  }

  /// Where nobody has read that a sequence goes on for ever, the verdict assumes it.
  @Test func anEndThatNobodyCheckedIsAnAssumption() {
    check(
      """
      import Foundation
      final class Form {
        func follow() { Task { for await _ in NotificationCenter.default.notifications(named: .saved) { self.show() } } }
        func show() {}
      }
      """, gives: ["3: system unbounded likely self"])
  }

  @Test func whatAStreamDeliversIsNotTheStream() {
    check(
      """
      final class Form {
        var last: Int?
        func follow() async {
          let values = AsyncStream<Int>(unfolding: { nil }, onCancel: { self.stop() })
          for await value in values { last = value }
        }
        func stop() {}
      }
      """, gives: ["4: none self"])
  }

  @Test func aPublisherThatIsKeptKeepsItsClosures() {
    check(
      """
      import Combine
      final class Form {
        var values: AnyPublisher<Int, Never>?
        func make() { values = Just(1).map { _ in self.count }.eraseToAnyPublisher() }
        var count = 0
      }
      """, gives: ["4: cycle while_kept proven self"])
  }

  @Test func aStreamThatItsFeedFinishes() {
    check(
      """
      final class Feed {
        var continuations: [AsyncStream<Int>.Continuation] = []
        func live() -> AsyncStream<Int> { AsyncStream { continuations.append($0) } }
        func history() -> AsyncStream<Int> {
          AsyncStream { continuation in
            continuation.yield(1)
            continuation.finish()
          }
        }
      }
      final class Ticker {
        let feed = Feed()
        func replay() { Task { for await price in feed.history() { show(price) } } }
        func follow() { Task { for await price in feed.live() { show(price) } } }
        func show(_ price: Int) {}
      }
      """, gives: ["3: none self", "13: system until_event proven self", "14: system unbounded likely self"])
  }

  @Test func cancellingTheTokenLetsGo() {
    check(
      """
      import Combine
      final class Player {
        @Published var rate = 0.0
        var token: AnyCancellable?
        func start() { token = $rate.sink { _ in self.show() } }
        func stop() { token?.cancel() }
        func show() { stop() }
      }
      """, gives: ["5: cycle while_kept proven self by_other_method"])
  }
}
