import Testing

/// Objects whose end undoes a registration: it lasts for as long as they do.
@Suite struct TokenTests {
  private let hub = """
    final class Token {
      private let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    final class Hub {
      static let shared = Hub()
      private var handlers: [Int: () -> Void] = [:]
      private var next = 0
      func on(_ handler: @escaping () -> Void) -> Token {
        next += 1
        let key = next
        handlers[key] = handler
        return Token { [weak self] in self?.handlers[key] = nil }
      }
    }
    final class Page { var tokens: [Token] = [] }
    """

  @Test func theHolderOfTheTokenDecides() {
    check(
      """
      final class Feed {
        var count = 0
        var token: Token?
        var safe: Token?
        func keep() { token = Hub.shared.on { self.count += 1 } }  //= static unbounded proven self
        func unown() { safe = Hub.shared.on { [unowned self] in self.count += 1 } }  //= static unbounded proven self unowned by_deinit
        func drop() {
          let token = Hub.shared.on { self.count += 1 }  //= static unbounded proven self by_same_code
          print(token)
        }
        func lend(_ page: Page) { page.tokens.append(Hub.shared.on { self.count += 1 }) }  //= static unbounded proven self by_other_method
        func lendUnowned(_ page: Page) { page.tokens.append(Hub.shared.on { [unowned self] in self.count += 1 }) }  //= static unbounded proven self unowned
        func hand() -> Token { Hub.shared.on { self.count += 1 } }  //= static unbounded proven self by_other_method
      }
      """, hub)
  }

  @Test func releasedTokenUnregisters() {
    check(
      """
      final class Feed {
        var count = 0
        var first: Token?
        var second: Token?
        var third: Token?
        func once() { first = Hub.shared.on { self.first = nil } }  //= static unbounded proven self by_same_code
        func follow() { second = Hub.shared.on { self.count += 1 } }  //= static unbounded proven self by_other_method
        func track() { third = Hub.shared.on { self.count += 1 } }  //= static unbounded proven self
        func stop() { second = nil }
      }
      func run(_ feed: Feed) { feed.stop() }
      """, hub)
  }

  /// The `deinit` may call a method, and the method a closure.
  @Test func throughMethodsAndQueues() {
    check(
      """
      import Dispatch
      final class Lease {
        private var end: (() -> Void)?
        init(_ end: @escaping () -> Void) { self.end = end }
        func cancel() { end?() }
        deinit { cancel() }
      }
      final class Centre {
        static let shared = Centre()
        var handlers: [Int: () -> Void] = [:]
        func on(_ handler: @escaping () -> Void) -> Lease {
          handlers[1] = handler
          return Lease { DispatchQueue.main.async { Centre.shared.handlers[1] = nil } }
        }
      }
      final class View {
        var count = 0
        var lease: Lease?
        func follow() { lease = Centre.shared.on { [unowned self] in self.count += 1 } }  //= static unbounded proven self unowned by_deinit
        func hold() { lease = Centre.shared.on { self.count += 1 } }  //= static unbounded proven self
      }
      """)
  }

  @Test func aDeinitThatRemovesAnObserver() {
    check(
      """
      import Foundation
      final class Observation {
        let token: Any
        init(_ token: Any) { self.token = token }
        deinit { NotificationCenter.default.removeObserver(token) }
      }
      extension NotificationCenter {
        func watch(_ block: @escaping (Notification) -> Void) -> Observation {
          Observation(addObserver(forName: a, object: nil, queue: nil, using: block))
        }
      }
      final class View {
        var count = 0
        var observation: Observation?
        func hold() { observation = NotificationCenter.default.watch(changed) }  //= system unbounded proven self
        func follow() { observation = NotificationCenter.default.watch { [unowned self] _ in count += 1 } }  //= system until_call proven self unowned by_deinit
        func hand() -> Observation { NotificationCenter.default.watch { _ in self.count += 1 } }  //= system until_call proven self by_other_method
        private func changed(_ note: Notification) { count += 1 }
      }
      """)
  }

  /// What a closure empties that an object keeps for later, its maker's callers have not emptied.
  @Test func escapingClosureReleasesLater() {
    check(
      """
      final class Emitter {
        static let shared = Emitter()
        private var listeners: [(Int, () -> Void)] = []
        func on(_ id: Int, _ listener: @escaping () -> Void) { listeners.append((id, listener)) }
        func off(_ id: Int) { listeners.removeAll { $0.0 == id } }
        func once(_ listener: @escaping () -> Void) { on(0) { [weak self] in listener(); self?.off(0) } }
      }
      final class Box {
        var coins = 0
        func plug() { Emitter.shared.on(1) { self.coins += 1 } }  //= static unbounded proven self by_uncalled_method
        func greet() { Emitter.shared.once { self.coins += 1 } }  //= static unbounded proven self by_same_code
      }
      """)
  }

  @Test func anObjectThatIsCalled() {
    check(
      """
      import Dispatch
      final class Once<Value> {
        private var body: ((Value) -> Void)?
        init(_ body: @escaping (Value) -> Void) { self.body = body }
        func callAsFunction(_ value: Value) {
          guard let body else { return }
          self.body = nil
          body(value)
        }
      }
      final class Keep<Value> {
        private var body: ((Value) -> Void)?
        init(_ body: @escaping (Value) -> Void) { self.body = body }
        func callAsFunction(_ value: Value) { body?(value) }
      }
      final class Screen {
        var sum = 0
        var once: Once<Int>?
        var keep: Keep<Int>?
        func record() {
          let handler = Once<Int> { self.sum += $0 }  //= cycle while_kept proven self by_same_code
          once = handler
          handler(1)
        }
        func hold() {
          let handler = Keep<Int> { self.sum += $0 }  //= cycle while_kept proven self
          keep = handler
          handler(1)
        }
      }
      """)
  }

  /// Of two closures in one cycle the one is reported that knows the object.
  @Test func findingNamesTheClosureThatKnowsTheObject() {
    check(
      """
      func delayed(_ action: @escaping () -> Void) -> () -> Void {
        var pending: (() -> Void)?
        return {
          pending = { action() }
          pending?()
        }
      }
      final class Box {
        var changed: (() -> Void)?
        var count = 0
        func enable() { changed = delayed { self.count += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  /// The calls of a chain begin at the same place and are two all the same.
  @Test func callsInAChain() {
    check(
      """
      class Stream {
        func then() -> Stream { Step(Wrapped { self.run() }) }  //= caller unknown proven self
        func run() {}
      }
      final class Wrapped {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
      }
      final class Step: Stream {
        let source: Wrapped
        init(_ source: Wrapped) { self.source = source }
      }
      func make() -> Stream { Stream().then().then() }
      """)
  }

  /// A helper that runs for two objects makes a token for each. The token of one says nothing about the closure of the other.
  @Test func aHelperForSeveralObjects() {
    check(
      """
      import RxSwift
      final class Screen {
        let source = PublishSubject<Void>()
        let bag = DisposeBag()
        func act() {}
      }
      func attach(_ target: Screen, _ stream: Observable<Void>, _ bag: DisposeBag) {
        stream.subscribe(onNext: { target.act() }).disposed(by: bag)  //= cycle while_kept proven target
      }
      func show() {
        let first = Screen()
        let second = Screen()
        attach(first, first.source, first.bag)
        attach(second, second.source, second.bag)
      }
      """)
  }

  /// A function without a result drops the value of its only expression.
  @Test func aTokenThatNothingReturns() {
    func verdicts(_ result: String) -> [String] {
      analyse([
        """
        import RxSwift
        final class Screen {
          private let relay = PublishRelay<Int>()
          private var count = 0
          func begin() \(result) { relay.subscribe(onNext: { [unowned self] _ in self.count += 1 }) }
        }
        """
      ]).observations.filter { $0.subject == .closureCapture }.map { "\($0.keeper)" }
    }
    #expect(verdicts("") == ["cycle"])
    #expect(verdicts("-> Void") == ["cycle"])
    #expect(verdicts("-> Disposable") == ["caller"])
  }
}
