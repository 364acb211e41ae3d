import Testing

/// Objects that something holds, and that no reader of a report would do anything about; beside each the one that does harm.
@Suite struct HarmlessRetentionTests {
  @Test func globalContentLivesForever() {
    let (lasting, passing) = ("owner unbounded proven self lasting", "static unbounded proven self")
    func listening(_ name: String, _ expected: String) -> String {
      """
      final class \(name) {
        var count = 0
        func listen() { Center.shared.add { [unowned self] in count += 1 } }  //= \(expected) unowned
      }

      """
    }
    check(
      "final class Center { static let shared = Center(); var all: [() -> Void] = []; func add(_ body: @escaping () -> Void) { all.append(body) } }\n"
        + listening("Kept", lasting) + listening("Nested", lasting) + listening("Cleared", passing) + listening("Replaced", passing)
        + listening("Local", passing) + """
          final class Holder { let nested: Nested; init(nested: Nested) { self.nested = nested } }
          enum Registry {
            static var kept: [Kept] = []
            static let holder = Holder(nested: Nested())
            static var cleared: [Cleared] = []
            static var replaced = Replaced()
            static func open() { kept.append(Kept()); cleared.append(Cleared()) }
            static func close() { cleared.removeAll() }
            static func restart() { replaced = Replaced() }
          }
          func once() { Local().listen() }
          """)
  }

  /// What one case of an enum was made with is taken for what another case has: types tell that it cannot be.
  @Test(arguments: ["Int", "Int64", "UInt8", "Float", "Character"]) func aNumberHoldsNothing(_ type: String) {
    check(
      """
      protocol Action {}
      struct Provider { let id: \(type); init(id: \(type)) { self.id = id } }
      enum SettingsAction: Action {
        case load(id: \(type), done: (Provider?) -> Void)
        case save(date: \(type), done: (Bool) -> Void)
      }
      final class Store {
        func onAction(_ action: Action) {
          guard let action = action as? SettingsAction else { return }
          switch action {
          case .load(let id, let done): load(id: id, done: done)
          case .save(let date, let done): save(date: date, done: done)
          }
        }
        func load(id: \(type), done: (Provider?) -> Void) { let found = Provider(id: id); done(found) }
        func save(date: \(type), done: (Bool) -> Void) { done(true) }
      }
      func check(_ store: Store, _ date: \(type)) {
        var result: Bool?
        let action = SettingsAction.save(date: date) { value in result = value }
        store.onAction(action)
        print(result as Any)
      }
      """)
  }

  @Test func anEnumCaseWithoutAPayloadHoldsNothing() {
    check(
      """
      final class Gate {
        enum State { case closed, ready(() -> Void), open, failed(Int) }
        var state = State.closed
        var light = State.closed
        var sign = State.closed
        func prepare() { state = .ready { self.state = .open } }  //= cycle while_kept proven self by_same_code
        func prepareSign() { sign = .ready { self.sign = .failed(1) } }  //= cycle while_kept proven self by_same_code
        func prepareLight() { light = .ready { self.state = .open } }  //= cycle while_kept proven self
        func pass() { for case .ready(let go) in [state, sign, light] { go() } }
      }
      """)
  }

  @Test func keeperOfBothArgumentsHoldsTheObject() {
    check(
      """
      protocol Timetable { func schedule<State>(_ state: State, _ action: @escaping (State) -> Void) }
      final class Day: Timetable {
        static var all: [() -> Void] = []
        func schedule<State>(_ state: State, _ action: @escaping (State) -> Void) { Day.all.append { action(state) } }
      }
      final class Night: Timetable {
        static var all: [() -> Void] = []
        func schedule<State>(_ state: State, _ action: @escaping (State) -> Void) { Night.all.append { action(state) } }
      }
      final class Board {
        let timetable: Timetable
        init(timetable: Timetable) { self.timetable = timetable }
        func arrive() { timetable.schedule(self) { [unowned self] _ in finish() } }  //= owner unbounded likely self unowned
        func depart() { timetable.schedule(1) { [unowned self] _ in finish() } }  //= static unbounded likely self unowned
        func finish() {}
      }
      """)
  }

  @Test func restartIsNoRelease() {
    check(
      """
      import Foundation
      final class Session: NSObject, URLSessionDelegate {
        var session: URLSession!
        func restart() {
          session.invalidateAndCancel()
          session = make()
        }
        func make() -> URLSession { URLSession(configuration: .default, delegate: self, delegateQueue: nil) }  //= cycle while_kept proven self
      }
      final class Closing: NSObject, URLSessionDelegate {
        var session: URLSession!
        func begin() { session = make() }
        func close() { session.invalidateAndCancel() }
        func make() -> URLSession { URLSession(configuration: .default, delegate: self, delegateQueue: nil) }  //= cycle while_kept proven self by_other_method
      }
      func use(_ closing: Closing) { closing.close() }
      """)
  }

  @Test func deinitOfANonMemberUnregisters() {
    func clock(_ name: String, _ deinitializer: String = "") -> String {
      """
      final class \(name) {
        var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }  //= ?
        func stop() { timer?.invalidate() }
        func tick() {}
        \(deinitializer)
      }

      """
    }
    check(
      "import Foundation\n" + clock("Auction") + clock("Shop", "deinit { stop() }") + """
        final class Screen {
          let auction = Auction()
          let shop = Shop()
          init() { auction.start(); shop.start() }
          deinit { auction.stop() }
        }
        """, gives: "system until_call proven self by_other_method", "system unbounded proven self")
  }

  @Test func onlyItsOwnTokenEndsARegistration() {
    check(
      """
      import Foundation
      final class Slot { let end: () -> Void; init(end: @escaping () -> Void) { self.end = end } }
      final class Visitor { func hear() {} }
      final class Hall {
        let locker: (Visitor) -> Slot
        let bench: (Visitor) -> Slot
        init() {
          locker = { visitor in
            let token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in visitor.hear() }  //= system until_call proven visitor by_same_code
            return Slot { NotificationCenter.default.removeObserver(token) }  //= none token
          }
          bench = { visitor in
            let token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in visitor.hear() }  //= system unbounded proven visitor
            return Slot { print(token) }  //= none token
          }
        }
      }
      """)
  }

  @Test func runningMethodDoesNotReleaseAnotherObject() {
    check(
      """
      final class Trap {
        var held: Trap?  //= cycle while_kept proven held by_same_code
        var waiting: (() -> Void)?
        static func measure() { Trap().run() }
        func run() {
          held = self
          waiting = { [weak self] in self?.finish() }
        }
        func finish() { held = nil }
      }
      """)
  }

  @Test func injectedObjectMayBeShared() {
    check(
      """
      final class Presenter { var request: (() -> Void)?; var warning: (() -> Void)? }
      final class Step {
        let presenter: Presenter
        init(presenter: Presenter) { self.presenter = presenter }
        func ask() { presenter.request = { self.finish() } }  //= cycle while_kept proven self by_other_method
        func warn() { presenter.warning = { self.finish() } }  //= cycle while_kept proven self
        func finish() {}
      }
      final class Alone {
        let presenter = Presenter()
        func ask() { presenter.request = { self.finish() } }  //= cycle while_kept proven self
        func finish() {}
      }
      final class Screen {
        let presenter = Presenter()
        func begin() -> Step { Step(presenter: presenter) }
        func answer() { presenter.request = nil }
      }
      final class Window {
        let screen = Screen()
        func tap() { screen.answer() }
      }
      """)
  }

  /// Who keeps a box around a weak reference for ever keeps nothing but the box.
  @Test func aBoxAroundAWeakReference() {
    let code = """
      import Foundation
      final class Page { var n = 0 }
      final class Box: @unchecked Sendable { DECLARATION page: Page?; init(_ page: Page) { self.page = page } }
      func watch(_ page: Page) {
        let box = Box(page)
        NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print(box.page as Any) }  //= ?
      }
      """
    check(code.replacing("DECLARATION", with: "weak var"), gives: "system unbounded possible box")
    check(code.replacing("DECLARATION", with: "let"), gives: "system unbounded proven box")
  }
}
