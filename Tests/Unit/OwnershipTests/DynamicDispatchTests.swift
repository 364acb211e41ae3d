import Testing

/// How objects come to hold each other by way of code that knows no more than a protocol, a generic parameter or a framework's method.
@Suite struct DynamicDispatchTests {
  /// Measured on the runtime: an editor and a tool that keeps it stay, however many tools there are that keep nothing.
  @Test(arguments: 1...5) func oneRetainingImplementationAmongMany(_ others: Int) {
    let idle = (0..<others).map { "final class Idle\($0): Tool { func attach(to editor: Editor) {} }\n" }.joined()
    check(
      """
      protocol Tool: AnyObject { func attach(to editor: Editor) }
      final class Editor {
        private var tools: [Tool] = []
        func install(_ tool: Tool) { tools.append(tool); tool.attach(to: self) }
      }
      final class Stamp: Tool {
        private var editor: Editor?  //= cycle while_kept likely editor
        func attach(to editor: Editor) { self.editor = editor }
      }
      \(idle)
      """)
  }

  /// What an implementation makes shows that it has run: that it is the one which runs is assumed once.
  @Test func implementationResultIdentifiesTheImplementation() {
    check(
      """
      protocol Tool: AnyObject { func attach(to editor: Editor) }
      final class Editor {
        private var tools: [Tool] = []
        func install(_ tool: Tool) { tools.append(tool); tool.attach(to: self) }
        func insert() {}
      }
      final class Eraser: Tool {
        private var undo: (() -> Void)?
        func attach(to editor: Editor) { undo = { editor.insert() } }  //= cycle while_kept likely editor
      }
      final class Idle1: Tool { func attach(to editor: Editor) {} }
      final class Idle2: Tool { func attach(to editor: Editor) { editor.insert() } }
      """)
  }

  /// A generic parameter's class makes what its bound makes.
  @Test func genericParameterInitialiserMakesItsBound() {
    check(
      """
      class Context {
        var animator: Animator?  //= cycle while_kept proven animator
        required init(animator: Animator) { self.animator = animator }
      }
      class Animator {}
      final class Fader<ViewContext: Context>: Animator {
        var contexts: [Int: ViewContext] = [:]
        func make(_ index: Int) {
          let context = ViewContext(animator: self)
          contexts[index] = context
        }
      }
      """)
  }

  /// What the other arguments say of a generic function's parameters says what its closure is given.
  @Test func genericArgumentsTypeTheClosureParameters() {
    check(
      """
      public class Delegate<Input, Output> {
        private var block: ((Input) -> Output?)?
        public init() {}
        public func delegate<T: AnyObject>(on target: T, block: ((T, Input) -> Output)?) {
          self.block = { [weak target] input in
            guard let target = target else { return nil }
            return block?(target, input)
          }
        }
        public func call(_ input: Input) -> Output? { block?(input) }
      }
      final class Process {
        let onSucceed = Delegate<Int, Void>()
        func finish() { _ = onSucceed.call(1) }
      }
      public final class Manager {
        public static let shared = Manager()
        var current: Process?
        public func login() {
          guard current == nil else { return }
          let process = Process()
          process.onSucceed.delegate(on: self) { (self, token) in  //= cycle while_kept proven process
            self.current = nil
            self.post(token, process)
          }
          current = process
        }
        func post(_ token: Int, _ process: Process) {}
      }
      Manager.shared.login()
      """)
  }

  /// `&&` of the program's own rules gives a rule.
  @Test func operatorsThatLookLikeComparisons() {
    check(
      """
      struct Rule {
        let check: (String) -> Bool
        static func && (left: Rule, right: Rule) -> Rule { Rule { left.check($0) && right.check($0) } }
        static func == (left: Rule, right: Rule) -> Bool { false }
      }
      final class Form {
        private var rules: [Rule] = []
        private var isSame: [Bool] = []
        var minimum = 8
        func join() {
          let length = Rule { $0.count >= self.minimum }  //= cycle while_kept proven self
          rules.append(length && Rule { $0.isEmpty })
        }
        func compare() {
          let length = Rule { $0.count >= self.minimum }  //= none self
          isSame.append(length == Rule { $0.isEmpty })
        }
      }
      """)
  }

  /// The framework tells who overrides it of the parent, which holds it.
  @Test func frameworkPassesTheParentToOverrides() {
    check(
      """
      import UIKit
      class Conversation: UIViewController {}
      final class Mentions: UITableViewController {
        private var conversation: Conversation?  //= cycle while_kept likely conversation
        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          conversation = parent as? Conversation
        }
      }
      final class Badges: UITableViewController {
        private weak var conversation: Conversation?
        override func didMove(toParent parent: UIViewController?) { conversation = parent as? Conversation }
      }
      final class Other {
        private var conversation: Conversation?
        func didMove(toParent parent: UIViewController?) { conversation = parent as? Conversation }
      }
      """)
  }

  /// What ends a cycle helps nothing where a global keeps the closure too. Measured on the runtime.
  @Test func aTokenThatIsDropped() {
    func code(_ keeping: String, _ rest: String = "") -> String {
      """
      final class Listener { let body: (Bool) -> Void; init(_ body: @escaping (Bool) -> Void) { self.body = body } }
      final class Store {
        private struct Weak { weak var listener: Listener? }
        private var entries: [Weak] = []
        private var listeners: [Listener] = []
        func listen(_ body: @escaping (Bool) -> Void) -> Listener { let listener = Listener(body); \(keeping); return listener }
        \(rest)
      }
      let store = Store()
      final class Screen {
        private var listener: Listener?
        var isOn = false
        func appear() { listener = store.listen { self.isOn = $0 } }  //= ?
        func disappear() { listener = nil }
      }
      func run() { let screen = Screen(); screen.appear(); screen.disappear() }
      """
    }
    check(code("listeners.append(listener)"), gives: "static unbounded proven self")
    check(code("entries.append(Weak(listener: listener))"), gives: "cycle while_kept proven self by_other_method")
  }

  /// Who puts itself into a global list of listeners and is never taken out stays there; data is of one class. Measured on the runtime.
  @Test func aListOfListeners() {
    func code(_ element: String, _ rest: String = "", _ user: String = "") -> String {
      """
      protocol Sink: AnyObject {}
      class Base {}
      final class Logger {
        static let shared = Logger()
        private var sinks: [\(element)] = []
        func add(_ sink: \(element)) { sinks.append(sink) }
        \(rest)
      }
      final class Console: Base, Sink {
        func open() { Logger.shared.add(self) }  //= ?
      }
      \(user)
      func run() { let console = Console(); console.open() }
      """
    }
    let stays = "static unbounded likely self"
    check(code("Sink"), gives: stays)
    check(code("any Sink"), gives: stays)
    for data in ["Base", "Console", "AnyObject"] { check(code(data), gives: "silence") }
    let remove = "func remove(_ sink: Sink) { sinks.removeAll { $0 === sink } }  //= none sink"
    check(code("Sink", remove), gives: stays + " by_uncalled_method")
    let user = "func end(_ console: Console) { Logger.shared.remove(console) }; func go(_ console: Console) { end(console) }"
    check(code("Sink", remove, user), gives: "silence")
  }

  /// Where the receiver's class is in sight, its implementation runs and no other: the one that keeps `self` closes the cycle for certain.
  @Test(arguments: 1...3) func classInSightDecides(_ others: Int) {
    let idle = (0..<others).map { number in
      """
      final class Other\(number): ShelfSource {
        private let shelf = Shelf()
        func appear() { shelf.source = self; shelf.reload() }
        func rows() -> [Row] { [Row(onSelect: { [weak self] in self?.open() })] }
        func open() {}
      }

      """
    }.joined()
    check(
      """
      struct Row { let onSelect: () -> Void }
      protocol ShelfSource: AnyObject { func rows() -> [Row] }
      final class Shelf {
        weak var source: ShelfSource?
        private var shown: [Row] = []
        func reload() { shown = source?.rows() ?? [] }
      }
      final class Novels: ShelfSource {
        private let shelf = Shelf()
        func appear() { shelf.source = self; shelf.reload() }
        func rows() -> [Row] { [Row(onSelect: { self.open() })] }  //= cycle while_kept proven self
        func open() {}
      }
      \(idle)
      func run() { Novels().appear() }
      """)
  }

  /// An override that keeps nothing runs for objects of its class, whatever others make.
  @Test func ownOverrideDecides() {
    check(
      """
      struct Row { let onSelect: () -> Void }
      class Cabinet {
        private var drawers: [Row] = []
        func fill() { drawers = make() }
        func make() -> [Row] { [] }
      }
      final class Maps: Cabinet {
        override func make() -> [Row] { [Row(onSelect: { self.open() })] }  //= cycle while_kept proven self
        func open() {}
      }
      final class Coins: Cabinet {
        override func make() -> [Row] { [] }
      }
      func run() { Maps().fill(); Coins().fill() }
      """)
  }
}
