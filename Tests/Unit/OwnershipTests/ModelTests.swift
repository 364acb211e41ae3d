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
          DispatchQueue.main.async { self.show() }  //= system until_event proven self
          items.forEach { _ in self.show() }  //= none self
          let title: String? = nil
          _ = title.map { _ in self.show() }  //= none self
          Task { show() }  //= system until_event proven self
        }
        func show() {}
      }
      """)
  }

  @Test func publishersMadeByTheirTypes() {
    check(
      """
      import Combine
      extension Publisher {
        func onMain() -> Publishers.ReceiveOn<Self, DispatchQueue> { receive(on: DispatchQueue.main) }
      }
      final class Oven: ObservableObject {
        @Published var heat = 0
        @Published var time = 0
        var sum = 0
        var bag = Set<AnyCancellable>()
        func both() { Publishers.CombineLatest($heat, $time).map { $0 + $1 }.sink { self.sum = $0 }.store(in: &bag) }  //= cycle while_kept proven self
        func once() { Publishers.Zip(Just(1), Just(2)).sink { self.sum = $0 + $1 }.store(in: &bag) }  //= cycle until_event proven self
        func given(_ values: AnyPublisher<Int, Never>) { values.onMain().sink { self.sum = $0 }.store(in: &bag) }  //= cycle while_kept likely self
      }
      """)
  }

  /// Nothing but a token goes into a set of tokens: what gives it is a subscription, whatever it is made on.
  @Test func tokensShowWhatTheyAreMadeOn() {
    check(
      """
      import Combine
      import Remote
      final class Screen {
        var bag = Set<AnyCancellable>()
        var others: [Int] = []
        var token: AnyCancellable?
        let remote = RemoteClient()
        var last = 0
        func bagged() { remote.values(1).map { $0 }.sink { self.last = $0 }.store(in: &bag) }  //= cycle while_kept likely self
        func held() { token = remote.values(2).sink { self.last = $0 } }  //= cycle while_kept likely self
        func stored() { remote.values(3).sink { self.last = $0 }.store(in: &others) }  //= cycle while_kept possible self
      }
      """)
  }

  @Test func alerts() {
    check(
      """
      import UIKit
      final class Quiz: UIViewController {
        var score = 0
        lazy var sheet: UIAlertController = {  //= none self
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.score += 1 })  //= cycle while_kept likely self
          return alert
        }()
        func ask() { present(sheet, animated: true) }
        func askName() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: nil, style: .default) { _ in print(alert.textFields!) })  //= cycle while_kept likely alert
          present(alert, animated: true)
        }
        func askOnce() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.score += 1 })  //= system until_event likely self
          present(alert, animated: true)
        }
      }
      """)
  }

  @Test func cellsOfATable() {
    check(
      """
      import UIKit
      final class StepCell: UITableViewCell {
        var onStep: (() -> Void)?
        var onEnd: (() -> Void)?
        override func prepareForReuse() {
          super.prepareForReuse()
          reset()
        }
        private func reset() { onStep = nil }
        func end() { onEnd = nil }
      }
      final class Cellar: UITableViewController {
        var steps = 0
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = StepCell(style: .default, reuseIdentifier: nil)
          cell.onStep = { self.steps += 1 }  //= cycle while_kept proven self
          return cell
        }
        func reused(_ table: UITableView) {
          let cell = table.dequeueReusableCell(withIdentifier: "step") as! StepCell
          cell.onStep = { cell.isSelected = true }  //= cycle while_kept proven cell
          cell.onEnd = { cell.isSelected = true }  //= cycle while_kept proven cell by_uncalled_method
        }
      }
      """)
  }

  @Test func propertiesThatHoldOtherwiseThanTheyLook() {
    check(
      """
      import UIKit
      import CoreData
      final class Pad: UIView { var onTap: (() -> Void)? }
      final class Counter: UIViewController {
        @IBOutlet weak var pad: Pad!
        weak var other: Pad!
        var taps = 0
        override func viewDidLoad() {
          pad.onTap = { self.taps += 1 }  //= cycle while_kept proven self
          other.onTap = { self.taps += 1 }  //= object while_kept proven self
        }
      }
      final class Field: UITextField, UITextFieldDelegate {
        override var delegate: UITextFieldDelegate? { didSet {} }
        func begin() { delegate = self }
      }
      final class Shelf: NSManagedObject { @NSManaged var first: Book? }
      final class Book: NSManagedObject { @NSManaged var shelf: Shelf? }
      func put(_ book: Book, on shelf: Shelf) { book.shelf = shelf; shelf.first = book }
      """)
  }

  @Test func unknownCodeCannotRetainNonescapingClosures() {
    check(
      """
      import Elsewhere
      func inDark(_ draw: () -> Void) { Theme.perform { draw() } }
      func inLight(_ draw: @escaping () -> Void) { Theme.perform { draw() } }
      final class Tile {
        var shade = 0
        func paint() { inDark { self.shade += 1 } }  //= none self
        func repaint() { inLight { self.shade += 1 } }  //= unknown unknown likely self
      }
      """)
  }

  /// Where it is given up is mostly out of sight, behind a pointer: too little is known to say anything.
  @Test func countedByHand() {
    check(
      """
      import Foundation
      final class Seismograph {
        func attach(to driver: (UnsafeMutableRawPointer) -> Void) { driver(Unmanaged.passRetained(self).toOpaque()) }
      }
      final class Kept {
        var callback: (() -> Void)?
        func attach() {
          let pointer = Unmanaged.passRetained(self).toOpaque()
          use(pointer)
          Unmanaged<Kept>.fromOpaque(pointer).release()
        }
      }
      """)
  }

  @Test func contentOfALock() {
    check(
      """
      import Synchronization
      struct State { var ring: (() -> Void)? }
      final class Shop {
        let state = Mutex(State())
        var orders = 0
        func open() { state.withLock { $0.ring = { self.orders += 1 } } }  //= none self | cycle while_kept proven self
      }
      final class Gate { func around<T>(_ body: () -> T) -> T { body() } }
      @propertyWrapper final class Guarded<T> {
        private let gate = Gate()
        private var value: T
        init(wrappedValue: T) { value = wrappedValue }
        var wrappedValue: T { gate.around { value } }  //= none self
        var projectedValue: Guarded<T> { self }
        func write<U>(_ body: (inout T) -> U) -> U { gate.around { body(&self.value) } }  //= none self
      }
      final class Loom {
        @Guarded var state = State()
        var count = 0
        func weave() { $state.write { $0.ring = { self.count += 1 } } }  //= none self | cycle while_kept proven self
      }
      """)
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
          $query.map { $0.count }.removeDuplicates().sink { count in self.show(count) }.store(in: &cancellables)  //= cycle while_kept proven self
        }
        func restart() { token = $query.sink { [weak self] text in self?.show(text.count) } }
        func filter() { token = $query.filter { self.allows($0) }.sink { [weak self] text in self?.show(text.count) } }  //= cycle while_kept proven self
        func show(_ count: Int) {}
        func allows(_ text: String) -> Bool { true }
      }
      """)
  }

  @Test func timers() {
    check(
      """
      import Foundation
      final class Ticker {
        var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }  //= system unbounded proven self
        func once() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() } }  //= system until_event proven self
        deinit { timer?.invalidate() }
        func tick() {}
      }
      final class Stopper {
        var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }  //= system until_call proven self by_other_method
        func stop() { timer?.invalidate() }
        func tick() { stop() }
      }
      """)
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
        func start() { promise.whenDone { self.log() } }  //= cycle while_kept proven self by_same_code
        func log() { promise.finish() }
      }
      """)
  }

  @Test func globals() {
    check(
      """
      final class Hub { static let shared = Hub(); var handlers: [() -> Void] = [] }
      enum Debug { static var handler: (() -> Void)? }
      final class Screen {
        func open() { Hub.shared.handlers.append { self.show() } }  //= static unbounded proven self
        func watch() { Debug.handler = { self.show() } }  //= static while_kept proven self
        func show() {}
      }
      """)
  }

  @Test func observersThatDeinitRemoves() {
    check(
      """
      import Foundation
      final class Window {
        var observer: Any?
        func open() {
          observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in self.redraw() }  //= system until_call proven self unowned by_deinit
        }
        deinit { NotificationCenter.default.removeObserver(observer!) }
        func redraw() {}
      }
      final class Panel {
        func open() {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.redraw() }  //= system unbounded proven self
        }
        func close() { NotificationCenter.default.removeObserver(self) }
        func redraw() {}
      }
      """)
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
        func store() { handler = check }  //= cycle while_kept proven self
      }
      """)
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
      """)
  }

  @Test func aTokenInALocal() {
    check(
      """
      import Foundation
      final class Watcher {
        func watch() {
          let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.update() }  //= system unbounded proven self
          _ = token
        }
        func update() {}
      }
      """)
  }

  @Test func aNestedFunctionThatStoresItsParameter() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Panel {
        let button = Button()
        func load() {
          func bind(_ action: @escaping () -> Void) { button.action = action }  //= none self
          bind { self.close() }  //= cycle while_kept proven self
        }
        func close() {}
      }
      """)
  }

  @Test func valuesOfUnknownTypeAreNotFreed() {
    check(
      """
      import Foundation
      final class Screen {
        func load(_ title: String, _ other: Unknown) {
          DispatchQueue.main.async { print(title, other) }
        }
      }
      """)
  }

  @Test func aConformanceDoesNotHideTheModel() {
    check(
      """
      import BackgroundTasks
      protocol Finishable { var expirationHandler: (() -> Void)? { get set }; func finish() }
      extension BGTask: Finishable { func finish() {} }
      final class Fetcher {
        func start(_ task: BGTask) { task.expirationHandler = { task.finish() } }  //= cycle until_event likely task
      }
      """)
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
          ticks.subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)  //= cycle while_kept likely self
        }
      }
      """)
  }

  @Test func theModuleCanStandInFrontOfAFreeFunction() {
    check(
      """
      final class Reader {
        var count = 0
        func start(_ value: Int) {
          var value = value
          Swift.withUnsafeBytes(of: &value) { _ in self.count += 1 }  //= none self
        }
      }
      """)
  }

  /// What the code goes on to do with the result tells whose method it is; else a collection's is likeliest.
  @Test func membersOfUnknownTypes() {
    check(
      """
      import Combine
      import Elsewhere
      final class Screen {
        var token: AnyCancellable?
        func open() {
          token = Elsewhere.numbers.map { self.show($0) }.filter { self.has($0) }.sink { _ in }  //= cycle while_kept likely self | cycle while_kept likely self
          let texts = Elsewhere.numbers.map { self.show($0) }  //= none self
          let others = Elsewhere.numbers.filter { self.has($0) }.count  //= none self
        }
        func show(_ number: Int) -> Int { number }
        func has(_ number: Int) -> Bool { true }
      }
      """)
  }
}
