import BuiltInRules
import Ownership
import Testing

/// What ends something, but not this, or not where it was looked for.
struct UnrelatedReleaseTests {
  /// A view that holds what it does.
  private let knob = """
    final class Knob: UIView {
      let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action; super.init(frame: .zero) }
    }
    """

  /// A copy of a value that nobody gets is not the value.
  @Test func releaseInAnUnusedCopyIsIgnored() {
    let declarations = """
      struct Slots {
        var all: [String: () -> Void] = [:]
        mutating func drop(_ name: String) { all[name] = nil }
      }
      final class Ghoul {
        private var slots = Slots()
        private var health = 1
        func arm() { slots.all["torch"] = { self.health += 1 } }  //= ?
        func disarm() -> Slots? {
          var hand = slots
          hand.drop("torch")
          REST
          return nil
        }
      }
      func use(_ ghoul: Ghoul) { _ = ghoul.disarm() }

      """
    check(declarations.replacing("REST", with: ""), gives: "cycle while_kept proven self")
    check(declarations.replacing("REST", with: "slots = hand"), gives: "cycle while_kept proven self by_other_method")
    check(declarations.replacing("REST", with: "return hand"), gives: "cycle while_kept proven self by_other_method")
  }

  /// Other modules call what is public, but not on an object that only a property holds which they cannot name.
  @Test func publicMethodOfAPrivateObjectIsNotCalledOutside() {
    let declarations = """
      public final class Registry {
        private var all: [String: () -> Void] = [:]
        public func add(_ name: String, _ handler: @escaping () -> Void) { all[name] = handler }
        public func removeAll() { all = [:] }
      }
      public final class Ferry {
        ACCESS let registry = Registry()
        private var trips = 0
        public func start() { registry.add("start") { self.trips += 1 } }  //= ?
        REST
      }

      """
    func code(_ access: String, _ rest: String) -> String { declarations.replacing("ACCESS", with: access).replacing("REST", with: rest) }
    check(code("private", ""), gives: "cycle while_kept proven self by_uncalled_method")
    check(code("public", ""), gives: "cycle while_kept proven self by_other_method")
    check(code("private", "public func stop() { registry.removeAll() }"), gives: "cycle while_kept proven self by_other_method")
    check(code("private", "public func all() -> Registry { registry }"), gives: "cycle while_kept proven self by_other_method")
  }

  /// A method takes a view of one class out of its tree. A view of another class stays in.
  @Test func aViewOfAnotherClassIsRemoved() {
    let code = """
      import UIKit
      final class Overlay: UIView {}
      \(knob)
      extension UIViewController {
        func hide(_ view: CLASS) { view.removeFromSuperview() }
      }
      final class Screen: UIViewController {
        var count = 0
        override func viewDidLoad() {
          let knob = Knob(action: { self.count += 1 })  //= ?
          view.addSubview(knob)
        }
        override func viewDidDisappear(_ animated: Bool) { hide(someView()) }
      }

      """
    check(code.replacing("CLASS", with: "Overlay"), gives: "cycle while_kept proven self")
    check(code.replacing("CLASS", with: "UILabel"), gives: "cycle while_kept proven self")
    check(code.replacing("CLASS", with: "UIView"), gives: "cycle while_kept proven self by_other_method")
    check(code.replacing("CLASS", with: "Knob"), gives: "cycle while_kept proven self by_other_method")
  }

  /// A function ends what its callers give it: only they know whose that is.
  @Test func endsInHelpersBelongToTheirCallers() {
    let code = """
      import UIKit
      \(knob)
      extension UIView {
        func clear() { subviews.forEach { view in view.removeFromSuperview() } }
        func empty() { clear() }
      }
      enum Layout {
        static func leave(_ view: UIView) { view.empty() }
        static func fade(_ view: UIView) { UIView.animate(withDuration: 1, animations: {}) { _ in view.subviews.forEach { $0.removeFromSuperview() } } }  //= system until_event likely view
      }
      final class Other: UIViewController {
        override func viewDidLoad() { view.clear() }
      }
      final class Screen: UIViewController {
        var count = 0
        override func viewDidLoad() {
          view.addSubview(Knob(action: { self.count += 1 }))  //= ?
        }
        override func viewDidDisappear(_ animated: Bool) { BODY }
      }

      """
    check(code.replacing("BODY", with: ""), gives: "cycle while_kept proven self")
    check(code.replacing("BODY", with: "view.clear()"), gives: "cycle while_kept proven self by_other_method")
    check(code.replacing("BODY", with: "view.empty()"), gives: "cycle while_kept proven self by_other_method")
    check(code.replacing("BODY", with: "Layout.leave(view)"), gives: "cycle while_kept proven self by_other_method")
    check(code.replacing("BODY", with: "Layout.fade(view)"), gives: "cycle while_kept proven self by_other_method")
  }

  /// A helper begins what another helper ends, for the same callers.
  @Test func beginningsInHelpersBelongToTheirCallers() {
    let code = """
      import UIKit
      \(knob)
      extension UIView {
        func showError(_ action: @escaping () -> Void) { addSubview(Knob(action: action)) }
        func hideError() { subviews.forEach { view in view.removeFromSuperview() } }
      }
      final class Other: UIViewController {
        override func viewDidLoad() { view.hideError() }
      }
      final class Screen: UIViewController {
        var count = 0
        override func viewDidLoad() {
          view.showError { self.count += 1; RETRY }  //= ?
        }
        override func viewDidDisappear(_ animated: Bool) { BODY }
      }

      """
    func filled(_ retry: String, _ body: String) -> String { code.replacing("RETRY", with: retry).replacing("BODY", with: body) }
    check(filled("", ""), gives: "cycle while_kept proven self")
    check(filled("", "view.hideError()"), gives: "cycle while_kept proven self by_other_method")
    check(filled("self.view.hideError()", ""), gives: "cycle while_kept proven self by_other_method")
  }

  /// A screen that is emptied and filled again still holds what it was filled with.
  @Test func emptyingBeforeRefilling() {
    check(
      """
      import UIKit
      \(knob)
      extension UIView {
        func clear() { subviews.forEach { view in view.removeFromSuperview() } }
        func fill(_ view: UIView) { addSubview(view) }
      }
      final class Screen: UIViewController {
        var count = 0
        override func viewDidLoad() { refresh() }
        func refresh() {
          view.clear()
          view.fill(knob())
        }
        func knob() -> Knob { Knob(action: { self.refresh() }) }  //= cycle while_kept proven self
      }

      """)
  }

  /// What moves to another property of the same owner is not let go of.
  @Test func theObjectMovesOn() {
    let code = """
      import Foundation
      final class Job {
        let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
      }
      final class Press {
        var running: Job?
        var finished: Job?
        var count = 0
        func print() {
          let job = Job {  //= ?
            self.count += 1
            MOVE
            self.running = nil
          }
          running = job
        }
        REST
      }
      func use(_ press: Press) { press.running?.done() }

      """
    func check(_ move: String, _ rest: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(code.replacing("MOVE", with: move).replacing("REST", with: rest), gives: expected, sourceLocation: sourceLocation)
    }
    check("", "", "cycle while_kept proven self by_same_code")
    check("self.finished = self.running", "", "cycle while_kept proven self")
    check("self.finished = self.running", "func clear() { running = nil; finished = nil }", "cycle while_kept proven self by_uncalled_method")
    check("self.finished = self.running", "func clear() { finished = nil }", "cycle while_kept proven self by_uncalled_method")
  }

  /// What two paths hold goes when both are released.
  @Test func anotherPathStays() {
    let code = """
      import UIKit
      final class Card: UIView { var onClose: (() -> Void)? }
      final class Screen: UIViewController {
        var card: Card?
        override func viewDidLoad() {
          let card = Card()
          card.onClose = { self.close() }  //= ?
          self.card = card
          ADD
        }
        @objc func close() { RELEASE }
      }

      """
    func check(_ add: String, _ release: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(code.replacing("ADD", with: add).replacing("RELEASE", with: release), gives: expected, sourceLocation: sourceLocation)
    }
    check("", "card = nil", "cycle while_kept proven self by_other_method")
    check("view.addSubview(card)", "card = nil", "cycle while_kept proven self")
    check("view.addSubview(card)", "card?.removeFromSuperview(); card = nil", "cycle while_kept proven self by_other_method")
  }

  /// What code of a protocol calls may be called.
  @Test func handlerCalledThroughAProtocolRequirement() {
    let declarations = """
      protocol Flow: AnyObject { var onFinish: (() -> Void)? { get set } }
      extension Flow { func finish() { BODY } }
      final class Setup: Flow { var onFinish: (() -> Void)? }
      func begin() -> Setup {
        let setup = Setup()
        setup.onFinish = { setup.onFinish = nil }  //= ?
        return setup
      }

      """
    check(declarations.replacing("BODY", with: "onFinish?()"), gives: "cycle while_kept proven setup by_same_code")
    check(declarations.replacing("BODY", with: ""), gives: "cycle while_kept proven setup by_uncalled_method")
  }

  /// Another object in the place of the one that keeps a closure is an end, unless it is given the same closure, or it is the first one.
  @Test func replacingTheKeeperReleases() {
    let declarations = """
      final class Dialer { var onDial: (() -> Void)?; func dial() { onDial?() } }
      final class Call {
        private var dialer: DialerSTART
        private var calls = 0
        func connect() { PREPARE dialer.onDial = { self.calls += 1 } }  //= ?
        func hangUp() { AGAIN }
      }
      func use() { let call = Call(); call.connect(); call.hangUp() }

      """
    func check(_ start: String, prepare: String = "", again: String, gives expected: String) {
      let code = declarations.replacing("START", with: start).replacing("PREPARE", with: prepare).replacing("AGAIN", with: again)
      OwnershipTests.check(code, gives: expected)
    }
    check(" = Dialer()", again: "dialer = Dialer()", gives: "cycle while_kept proven self by_other_method")
    check(" = Dialer()", again: "dialer = Dialer(); dialer.onDial = { print(1) }", gives: "cycle while_kept proven self by_other_method")
    check(" = Dialer()", again: "dialer = Dialer(); connect()", gives: "cycle while_kept proven self")
    check(" = Dialer()", prepare: "dialer = Dialer();", again: "", gives: "cycle while_kept proven self")
    check("!", again: "dialer = Dialer()", gives: "cycle while_kept proven self")
  }

  /// The statements of a file are its code; the methods that stand between them are not.
  @Test func topLevelStatementsCallReleasingMethods() {
    check(
      """
      import Foundation
      final class Reader {
        private var token: NSObjectProtocol?
        private var onRead: (() -> Void)?
        private var count = 0
        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.count += 1 }  //= system until_call proven self by_other_method
        }
        func stop() {
          if let token = token { NotificationCenter.default.removeObserver(token) }
          token = nil
        }
        func open() { onRead = { self.count += 1 } }  //= cycle while_kept proven self by_other_method
        func close() { onRead = nil }
      }
      func read(_ use: (Reader) -> Void) { use(Reader()) }
      read { $0.start(); $0.stop() }
      read { $0.open(); $0.close() }
      """)
  }

  /// A case that carries what came from elsewhere takes the place of the one with the closure.
  @Test func replacingAnEnumCaseReleases() {
    let declarations = """
      enum State<T> { case pending([(T) -> Void]), done(T) }
      final class Promise<T> {
        private var state: State<T> = .pending([])
        func then(_ body: @escaping (T) -> Void) {
          guard case .pending(var list) = state else { return }
          list.append(body)
          state = .pending(list)
        }
        func settle(_ value: T) { CHANGE }
      }
      final class Loader {
        private let promise = Promise<Int>()
        private var count = 0
        func start() { promise.then { self.count += $0 } }  //= ?
        func finish() { promise.settle(1) }
      }
      func load(_ loader: Loader) { loader.finish() }

      """
    check(declarations.replacing("CHANGE", with: "state = .done(value)"), gives: "cycle while_kept proven self by_other_method")
    check(
      declarations.replacing("CHANGE", with: "if case .pending(let list) = state { state = .pending(list) }"), gives: "cycle while_kept proven self")
  }

  /// Whether a registration went well is no key that could be thrown away.
  @Test func booleanResultIsNoRegistrationKey() {
    let declarations = """
      final class Session {
        private var callbacks: [Int: () -> Void] = [:]
        private var last = 0
        func register(_ id: Int, onStop: @escaping () -> Void) -> RESULT { callbacks[id] = onStop; last += 1; return VALUE }
        func stop() { callbacks.values.forEach { $0() } }
        func drop(_ id: Int) { callbacks.removeValue(forKey: id) }
      }
      func run(_ id: Int) {
        let session = Session()
        _ = session.register(id) { session.drop(id) }  //= ?
      }
      """
    check(declarations.replacing("RESULT", with: "Bool").replacing("VALUE", with: "true"), gives: "cycle while_kept proven session by_same_code")
    check(declarations.replacing("RESULT", with: "Int").replacing("VALUE", with: "last"), gives: "cycle while_kept proven session")
  }

  /// What is left of a list is put in its place.
  @Test func assigningTheFilteredListReleases() {
    let declarations = """
      final class Board {
        final class Entry { weak var owner: Board?; let id = 0 }
        private var handlers: [(id: Int, run: () -> Void)] = []
        private var entries: [Entry] = []
        private var count = 0
        func add(_ id: Int) { handlers.append((id, { self.count += 1 })) }  //= ?
        func remove(_ id: Int) { handlers = CHANGE }
      }
      func use(_ board: Board) { board.remove(1) }

      """
    func code(_ change: String) -> String { declarations.replacing("CHANGE", with: change) }
    check(code("handlers.filter { $0.id != id }"), gives: "cycle while_kept proven self by_other_method")
    check(code("Array(handlers.enumerated().filter { $0.offset != id }.map(\\.element).dropFirst())"), gives: "cycle while_kept proven self by_other_method")
    check(code("handlers.sorted { $0.id < $1.id }"), gives: "cycle while_kept proven self")
  }

  /// The method that puts a completion into a list empties the list when the answer has come, for the same object, whoever has called it.
  @Test func waitingCompletions() {
    check(
      """
      import Foundation
      protocol Fetcher { func fetch(_ done: @escaping (Int) -> Void) }
      final class Info: Fetcher {
        private let api: Api
        private var blocks: [(Int) -> Void] = []
        init(api: Api) { self.api = api }
        private func load(_ done: @escaping (Int) -> Void) {
          blocks.append(done)
          if blocks.count > 1 { return }
          api.request { [weak self] result in
            self?.blocks.forEach { $0(result) }
            self?.blocks = []
          }
        }
        func fetch(_ done: @escaping (Int) -> Void) { load { done($0) } }
      }
      final class Balances {
        private let info: Fetcher
        init(info: Fetcher) { self.info = info }
        func create(_ done: @escaping (Int) -> Void) { info.fetch { done($0) } }
      }
      final class Creator {
        let balances: Balances
        var n = 0
        init(balances: Balances) { self.balances = balances }
        func create() { balances.create { self.n = $0 } }  //= cycle while_kept proven self by_other_method
      }
      final class Flow {
        let info: Info
        let balances: Balances
        init(api: Api) { info = Info(api: api); balances = Balances(info: info) }
        func show() { let creator = Creator(balances: balances); creator.create() }
      }
      func start() { Flow(api: Api()).show() }
      """)
  }
}
