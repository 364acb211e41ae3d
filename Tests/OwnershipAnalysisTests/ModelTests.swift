import Testing

/// What the analysis makes of the models: who keeps what is passed to a framework.
@Suite struct ModelTests {
  @Test func blocksThatRunOnce() {
    check(
      """
      import Foundation
      final class Loader {
        var items: [Int] = []
        func load() {
          DispatchQueue.main.async { self.show() }
          items.forEach { _ in self.show() }
          let title: String? = nil
          _ = title.map { _ in self.show() }
          Task { show() }
        }
        func show() {}
      }
      """,
      gives: [
        "5: system until_event proven self", "6: none self", "8: none self", "9: system until_event proven self",
      ])
  }

  @Test func subscriptionsInTheOwnersSet() {
    check(
      """
      import Combine
      final class SearchModel: ObservableObject {
        @Published var query = ""
        var cancellables: Set<AnyCancellable> = []
        var token: AnyCancellable?
        func start() {
          $query.map { $0.count }.removeDuplicates().sink { count in self.show(count) }.store(in: &cancellables)
        }
        func restart() { token = $query.sink { [weak self] text in self?.show(text.count) } }
        func filter() { token = $query.filter { self.allows($0) }.sink { [weak self] text in self?.show(text.count) } }
        func show(_ count: Int) {}
        func allows(_ text: String) -> Bool { true }
      }
      """, gives: ["7: cycle while_kept proven self", "10: cycle while_kept proven self"])
  }

  @Test func timers() {
    check(
      """
      import Foundation
      final class Ticker {
        var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
        func once() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() } }
        deinit { timer?.invalidate() }
        func tick() {}
      }
      final class Stopper {
        var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
        func stop() { timer?.invalidate() }
        func tick() { stop() }
      }
      """,
      gives: [
        "4: system unbounded proven self", "5: system until_event proven self", "11: system until_call proven self by_other_method",
      ])
  }

  @Test func queuesThatLetGoOfTheirCallbacks() {
    check(
      """
      struct CallbackList { var all: [() -> Void] = [] }
      final class Promise {
        private var callbacks = CallbackList()
        func whenDone(_ callback: @escaping () -> Void) { callbacks.all.append(callback) }
        func finish() {
          let waiting = callbacks
          callbacks = CallbackList()
          waiting.all.forEach { $0() }
        }
      }
      final class Job {
        let promise = Promise()
        func start() { promise.whenDone { self.log() } }
        func log() { promise.finish() }
      }
      """, gives: ["13: cycle while_kept proven self by_other_method"])
  }

  @Test func globals() {
    check(
      """
      final class Hub { static let shared = Hub(); var handlers: [() -> Void] = [] }
      enum Debug { static var handler: (() -> Void)? }
      final class Screen {
        func open() { Hub.shared.handlers.append { self.show() } }
        func watch() { Debug.handler = { self.show() } }
        func show() {}
      }
      """, gives: ["4: static unbounded proven self", "5: static while_kept proven self"])
  }

  @Test func observersThatDeinitRemoves() {
    check(
      """
      import Foundation
      final class Window {
        var observer: Any?
        func open() {
          observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in self.redraw() }
        }
        deinit { NotificationCenter.default.removeObserver(observer!) }
        func redraw() {}
      }
      final class Panel {
        func open() {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.redraw() }
        }
        func close() { NotificationCenter.default.removeObserver(self) }
        func redraw() {}
      }
      """, gives: ["5: system until_call proven self unowned by_deinit", "12: system unbounded proven self"])
  }

  @Test func aPropertyGoesBeforeAMethodOfTheSameName() {
    check(
      """
      class Base { var response: Int? }
      final class Request: Base {
        var values: [Int] = []
        func response(_ handler: @escaping () -> Void) { handler() }
        func check() { if let response { values.append(response) } }
        var handler: (() -> Void)?
        func store() { handler = check }
      }
      """, gives: ["7: cycle while_kept proven self"])
  }

  @Test func aClosureInsideAWeakOneHoldsNothing() {
    check(
      """
      import Foundation
      final class Screen {
        func load() {
          DispatchQueue.main.async { [weak self] in
            DispatchQueue.main.async { self?.show() }
          }
        }
        func show() {}
      }
      """, gives: [])
  }

  @Test func aTokenInALocal() {
    check(
      """
      import Foundation
      final class Watcher {
        func watch() {
          let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.update() }
          _ = token
        }
        func update() {}
      }
      """, gives: ["4: system unbounded proven self"])
  }

  @Test func aNestedFunctionThatStoresItsParameter() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Panel {
        let button = Button()
        func load() {
          func bind(_ action: @escaping () -> Void) { button.action = action }
          bind { self.close() }
        }
        func close() {}
      }
      """, gives: ["5: none self", "6: cycle while_kept proven self"])
  }

  @Test func whatIsNotKnownToBeAnObjectIsNotFreedLater() {
    check(
      """
      import Foundation
      final class Screen {
        func load(_ title: String, _ other: Unknown) {
          DispatchQueue.main.async { print(title, other) }
        }
      }
      """, gives: [])
  }

  @Test func aConformanceDoesNotHideTheModel() {
    check(
      """
      import BackgroundTasks
      protocol Finishable { var expirationHandler: (() -> Void)? { get set }; func finish() }
      extension BGTask: Finishable { func finish() {} }
      final class Fetcher {
        func start(_ task: BGTask) { task.expirationHandler = { task.finish() } }
      }
      """, gives: ["5: cycle until_event likely task"])
  }

  /// Another framework has a protocol of the same name.
  @Test func ofTwoTypesOfOneNameThatOfANamedModuleIsMeant() {
    check(
      """
      import RxSwift
      final class Screen {
        let bag = DisposeBag()
        var count = 0
        func start(_ ticks: Observable<Int>) {
          ticks.subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)
        }
      }
      """, gives: ["6: cycle while_kept proven self"])
  }

  @Test func theModuleCanStandInFrontOfAFreeFunction() {
    check(
      """
      final class Reader {
        var count = 0
        func start(_ value: Int) {
          var value = value
          Swift.withUnsafeBytes(of: &value) { _ in self.count += 1 }
        }
      }
      """, gives: ["5: none self"])
  }

  /// What the code goes on to do with the result tells whose method it is; else a collection's is likeliest.
  @Test func membersOfWhatNobodyKnows() {
    check(
      """
      import Combine
      import Elsewhere
      final class Screen {
        var token: AnyCancellable?
        func open() {
          token = Elsewhere.numbers.map { self.show($0) }.filter { self.has($0) }.sink { _ in }
          let texts = Elsewhere.numbers.map { self.show($0) }
          let others = Elsewhere.numbers.filter { self.has($0) }.count
        }
        func show(_ number: Int) -> Int { number }
        func has(_ number: Int) -> Bool { true }
      }
      """,
      gives: [
        "6: object while_kept possible self", "6: cycle while_kept possible self", "7: none self", "8: none self",
      ])
  }
}
