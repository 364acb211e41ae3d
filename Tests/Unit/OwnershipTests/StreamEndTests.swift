import Testing

/// Streams that end by themselves let go of what a subscription keeps.
@Suite struct StreamEndTests {
  @Test func finishedStreamReleases() {
    check(
      """
      import Combine
      final class Form {
        @Published var name = ""
        var token: AnyCancellable?
        let answer = Future<Int, Never> { $0(.success(1)) }
        func load() -> AnyPublisher<Int, Never> { Just(1).map { $0 + 1 }.eraseToAnyPublisher() }
        func names() -> AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }
        func first() { token = $name.first().sink { _ in self.show() } }  //= cycle until_event proven self
        func once() { token = load().sink { _ in self.show() } }  //= cycle until_event proven self
        func wait() { token = answer.sink { _ in self.show() } }  //= cycle until_event proven self
        func each() { token = [1, 2].publisher.sink { _ in self.show() } }  //= cycle until_event proven self
        func follow() { token = names().sink { _ in self.show() } }  //= cycle while_kept proven self
        func show() {}
      }
      """)
  }

  @Test func operatorEndsWithItsSources() {
    check(
      """
      import Combine
      final class Form {
        @Published var name = ""
        var token: AnyCancellable?
        func nested() { token = Just(1).flatMap { _ in Just(2) }.sink { _ in self.show() } }  //= cycle until_event proven self
        func following() { token = Just(1).flatMap { _ in self.$name }.sink { [weak self] _ in self?.show() } }  //= cycle while_kept proven self
        func both() { token = Just("a").merge(with: Just("b")).sink { _ in self.show() } }  //= cycle until_event proven self
        func other() { token = Just("a").merge(with: $name).sink { _ in self.show() } }  //= cycle while_kept proven self
        func show() {}
      }
      """)
  }

  /// Where nobody has read that a sequence goes on for ever, the verdict assumes it.
  @Test func uncheckedStreamEndIsAnAssumption() {
    check(
      """
      import Foundation
      final class Form {
        func follow() { Task { for await _ in NotificationCenter.default.notifications(named: .saved) { self.show() } } }  //= system unbounded likely self
        func show() {}
      }
      """)
  }

  @Test func streamElementsAreNotTheStream() {
    check(
      """
      final class Form {
        var last: Int?
        func follow() async {
          let values = AsyncStream<Int>(unfolding: { nil }, onCancel: { self.stop() })  //= none self
          for await value in values { last = value }
        }
        func stop() {}
      }
      """)
  }

  @Test func aPublisherThatIsKeptKeepsItsClosures() {
    check(
      """
      import Combine
      final class Form {
        var values: AnyPublisher<Int, Never>?
        func make() { values = Just(1).map { _ in self.count }.eraseToAnyPublisher() }  //= cycle while_kept proven self
        var count = 0
      }
      """)
  }

  @Test func aStreamThatItsFeedFinishes() {
    check(
      """
      final class Feed {
        var continuations: [AsyncStream<Int>.Continuation] = []
        func live() -> AsyncStream<Int> { AsyncStream { continuations.append($0) } }  //= none self
        func history() -> AsyncStream<Int> {
          AsyncStream { continuation in
            continuation.yield(1)
            continuation.finish()
          }
        }
      }
      final class Ticker {
        let feed = Feed()
        func replay() { Task { for await price in feed.history() { show(price) } } }  //= system until_event proven self
        func follow() { Task { for await price in feed.live() { show(price) } } }  //= system unbounded likely self
        func show(_ price: Int) {}
      }
      """)
  }

  @Test func aStreamThatItsOwnMakerFinishes() {
    check(
      """
      final class Gauge {
        func measure(_ values: [Int]) {
          let stream = AsyncStream<Int> { continuation in
            values.forEach { continuation.yield($0) }
            continuation.finish()
          }
          Task { for await value in stream { self.show(value) } }  //= system until_event proven self
        }
        func listen() {
          let stream = AsyncStream<Int> { continuation in continuation.yield(1) }
          Task { for await value in stream { self.show(value) } }  //= system unbounded likely self
        }
        func some(_ feed: AsyncStream<Int>) {
          Task { for await value in feed.prefix(2) { self.show(value) } }  //= system until_event proven self
        }
        func show(_ value: Int) {}
      }
      """)
  }

  @Test func cancellingTheTokenLetsGo() {
    check(
      """
      import Combine
      final class Player {
        @Published var rate = 0.0
        var token: AnyCancellable?
        func start() { token = $rate.sink { _ in self.show() } }  //= cycle while_kept proven self by_other_method
        func stop() { token?.cancel() }
        func show() { stop() }
      }
      """)
  }

  /// What waits for a stream's end is kept by who feeds the stream, until somebody ends it or its reader lets go of it.
  @Test func loopIsRetainedByTheStreamFeed() {
    let feed = """
      final class Feed {
        private var input: AsyncStream<Int>.Continuation?
        private var stream: AsyncStream<Int>?
        func log() {}

      """
    check(
      feed + """
          func forReader() -> AsyncStream<Int> {
            AsyncStream { continuation in  //= none self
              continuation.onTermination = { _ in self.log() }  //= cycle until_event proven self
              self.input = continuation
            }
          }
          func pairForReader() -> AsyncStream<Int> {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            continuation.onTermination = { _ in self.log() }  //= cycle until_event proven self
            self.input = continuation
            return stream
          }
        }
        """)
    check(
      feed + """
          func kept() {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            continuation.onTermination = { _ in self.log() }  //= cycle while_kept proven self
            self.stream = stream
          }
        }
        """)
    check(
      feed + """
          func finished() {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            self.stream = stream
            self.input = continuation
            continuation.onTermination = { _ in self.log() }  //= cycle while_kept proven self by_uncalled_method
          }
          func stop() { input?.finish() }
        }
        """)
  }

  /// What feeds a stream may finish it: beside it, or where both were made.
  @Test func streamsThatSomebodyFinishes() {
    let feed = """
      final class Feed {
        let stream: AsyncStream<Int>
        private let continuation: AsyncStream<Int>.Continuation
        init() { (stream, continuation) = AsyncStream.makeStream(of: Int.self) }
        func close() { BODY }
      }
      final class Engine {
        private let feed = Feed()
        private let other = Feed()
        private var table = 0
        func start() { Task { for await change in FEED.stream { self.table = change } } }  //= ?
        func stop() { feed.close() }
      }
      """
    func code(_ body: String, _ name: String) -> String { feed.replacing("BODY", with: body).replacing("FEED", with: name) }
    check(code("continuation.finish()", "feed"), gives: "system until_event proven self")
    check(code("continuation.finish()", "other"), gives: "system unbounded likely self")
    check(code("continuation.yield(1)", "feed"), gives: "system unbounded likely self")
    let engine = """
      final class Engine {
        private var table = 0
        func start() {
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          Task { for await change in stream { self.table = change } }  //= ?
          continuation.BODY
        }
      }
      """
    check(engine.replacing("BODY", with: "finish()"), gives: "system until_event proven self")
    check(engine.replacing("BODY", with: "yield(1)"), gives: "system unbounded likely self")
  }

  /// The end of a stream on one path says nothing about the others.
  @Test func streamsThatEndOnOnePathOnly() {
    func code(_ other: String) -> String {
      """
      final class Feed {
        var database: Any?
        func values() -> AsyncStream<Int> {
          guard let database else { return AsyncStream { $0.finish() } }
          return \(other)
        }
      }
      final class Ticker {
        let feed = Feed()
        func follow() { Task { for await price in feed.values() { show(price) } } }  //= ?
        func show(_ price: Int) {}
      }
      """
    }
    check(code("AsyncStream { $0.finish() }"), gives: "system until_event proven self")
    check(code("(database as! Store).observe()"), gives: "system unbounded likely self")
  }

  /// A stream that ends only when its weakly captured maker is gone goes on for those who hold the maker.
  @Test func streamsThatEndWithTheirMaker() {
    check(
      """
      final class Feed {
        var value = 0
        func values() -> AsyncStream<Int> {
          AsyncStream { continuation in  //= none self
            Task { [weak self] in
              while true {
                guard let self else { continuation.finish(); return }
                continuation.yield(self.value)
              }
            }
          }
        }
      }
      final class Ticker {
        let feed = Feed()
        func follow() { Task { for await price in feed.values() { show(price) } } }  //= system unbounded likely self
        func show(_ price: Int) {}
      }
      """)
  }

  /// An extension subscribes to whatever it is called on. Its callers know whether that ends.
  @Test func subscriptionsByExtensions() {
    check(
      """
      import Combine
      import Foundation
      extension Publisher where Failure == Never {
        func onMain(_ action: @escaping (Output) -> Void) -> AnyCancellable { receive(on: DispatchQueue.main).sink { action($0) } }
        func twice(_ action: @escaping (Output) -> Void) -> AnyCancellable { map { $0 }.onMain(action) }
      }
      final class Loader {
        private var token: AnyCancellable?
        private let subject = PassthroughSubject<Int, Never>()
        func once() { token = Just(1).onMain { _ in self.tick() } }  //= cycle until_event proven self
        func deep() { token = Just(1).twice { _ in self.tick() } }  //= cycle until_event proven self
        func ever() { token = subject.onMain { _ in self.tick() } }  //= cycle while_kept proven self
        func deepEver() { token = subject.twice { _ in self.tick() } }  //= cycle while_kept proven self
        func given(_ other: AnyPublisher<Int, Never>) { token = other.onMain { _ in self.tick() } }  //= cycle while_kept likely self
        func tick() {}
      }
      """)
  }

  /// A stream that a closure returns goes when it has ended, and most do.
  @Test(arguments: [
    ("load()", "cycle while_kept likely self"), ("Just(1)", "cycle until_event proven self"),
    ("NotificationCenter.default.publisher(for: .tick).map { _ in 1 }", "cycle while_kept proven self"),
  ])
  func innerStreams(_ inner: String, _ expected: String) {
    check(
      """
      import Combine
      import Foundation
      extension Notification.Name { static let tick = Notification.Name("tick") }
      final class Page {
        private var bag = Set<AnyCancellable>()
        private let taps = PassthroughSubject<Int, Never>()
        private var sum = 0
        let load: () -> AnyPublisher<Int, Never>
        init(load: @escaping () -> AnyPublisher<Int, Never>) { self.load = load }
        func bind() {
          taps.flatMap { [weak self] _ -> AnyPublisher<Int, Never> in
            guard let self else { return Empty().eraseToAnyPublisher() }
            return \(inner).map { self.sum + $0 }.eraseToAnyPublisher()  //= ?
          }.sink { print($0) }.store(in: &bag)
        }
      }
      """, gives: expected)
  }

  /// A stream that ends with an object's death does not end while the subscription holds that object.
  @Test func untilAnObjectDies() {
    func code(_ stream: String, _ end: String) -> String {
      """
      import RxSwift
      import UIKit
      final class Screen: UIViewController {
        private let relay = PublishRelay<Int>()
        private let button = UIButton()
        private var count = 0
        func begin(_ other: UIView) {
          _ = \(stream).take(until: \(end)).subscribe(onNext: { _ in self.count += 1 })  //= ?
        }
      }
      """
    }
    let (kept, ended) = ("cycle while_kept likely self", "cycle until_event likely self")
    check(code("relay", "self.rx.deallocated"), gives: kept)
    check(code("relay", "button.rx.deallocated"), gives: kept)
    check(code("relay", "other.rx.deallocated"), gives: ended)
    check(code("relay.take(until: other.rx.deallocated)", "rx.deallocated"), gives: ended)
    check(code("relay.map { $0 }.take(until: rx.deallocated)", "button.rx.deallocated"), gives: kept)
    // A tap may come at any time, and a stream of one element ends by itself.
    check(code("relay", "button.rx.tap"), gives: ended)
    check(code("Observable.just(1)", "rx.deallocated"), gives: "object until_event likely self")
  }

  /// The subscription also holds the closures of operators.
  @Test func anOperatorHoldsTheObject() {
    check(
      """
      import RxSwift
      import UIKit
      final class Screen: UIViewController {
        private let relay = PublishRelay<Int>()
        private var count = 0
        private let bag = DisposeBag()
        func begin() { relay.map { _ in self.count }.take(until: rx.deallocated).subscribe(onNext: { print($0) }).disposed(by: bag) }  //= ?
      }
      """, gives: "cycle while_kept proven self")
  }

  /// However long a chain of such operators is, no recursion follows it.
  @Test func manyDeaths() {
    let steps = String(repeating: "    stream = stream.take(until: rx.deallocated)\n", count: 10_000)
    check(
      """
      import RxSwift
      import UIKit
      final class Screen: UIViewController {
        private let relay = PublishRelay<Int>()
        private var count = 0
        func begin() {
          var stream = relay.asObservable()
      \(steps)
          _ = stream.subscribe(onNext: { _ in self.count += 1 })  //= cycle while_kept likely self
        }
      }
      """)
  }
}
