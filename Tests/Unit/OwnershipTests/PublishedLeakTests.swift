import BuiltInRules
import Ownership
import Program
import Facts
import Testing
import Catalog

/// Laws that leaks have shown which public projects shipped and repaired later: what they need to be seen, and a harmless look-alike each.
struct PublishedLeakTests {
  @Test func syncReturnsTheClosureResult() {
    let declarations = """
      import Dispatch
      final class Fetch { var done: (() -> Void)?; var size = 0 }
      final class Ticket {
        private let queue = DispatchQueue(label: "ticket")
        private var stored: Fetch?
        init(_ fetch: Fetch) { stored = fetch }
        var fetch: Fetch? { queue.sync { stored } }  //= none self
        var size: Int { queue.sync { stored?.size ?? 0 } }  //= none self
      }

      """
    check(
      declarations + """
        func watch(_ ticket: Ticket) {
          guard let fetch = ticket.fetch else { return }
          fetch.done = { print(fetch.size) }  //= cycle while_kept proven fetch
        }
        func look(_ ticket: Ticket) {
          let size = ticket.size
          ticket.fetch?.done = { print(size) }
        }
        """)
  }

  /// An overload whose closure may wait is meant by closures that do.
  @Test func overloadsThatDifferInWhetherAClosureWaits() {
    let declarations = """
      final class Signal {
        var now: (() -> Void)?
        func connect(_ block: @escaping () -> Void) { now = block }
        func connect(_ block: @escaping () async -> Void) { _ = block }
      }
      func wait() async {}
      final class Panel {
        let signal = Signal()
        var count = 0

      """
    check(declarations + "func start() { signal.connect { self.count += 1 } }  //= cycle while_kept proven self\n}")
    check(declarations + "func start() { signal.connect { await wait(); self.count += 1 } }  //= none self\n}")
  }

  @Test func initialFunctionValueIsCalled() {
    let declarations = """
      final class Wire {
        let onFault: () -> Void
        init(onFault: @escaping () -> Void) { self.onFault = onFault }
        init(once: () -> Void) { onFault = {}; once() }
      }
      final class Desk {
        struct Parts { var wire: (@escaping () -> Void) -> Wire = \(#"{ Wire(LABEL: $0) }"#) }
        let parts: Parts
        init(parts: Parts = Parts()) { self.parts = parts }
        lazy var wire = makeWire()
        func makeWire() -> Wire { parts.wire({ self.mend() }) }  //= ?
        func mend() {}
      }
      """
    check(declarations.replacing("LABEL", with: "onFault"), gives: "cycle while_kept likely self")
    check(declarations.replacing("LABEL", with: "once"), gives: "none self")
  }

  /// A protocol does not say how its property holds; one that holds strongly suffices where such an object may be given.
  @Test func aDelegateThatOnlySomeConformersHoldStrongly() {
    let declarations = """
      protocol Listener: AnyObject {}
      protocol Line: AnyObject { var listener: Listener? { get set } }
      final class OldLine: Line { weak var listener: Listener? }
      final class NewLine: Line { STRENGTH var listener: Listener? }  //= ?
      final class Socket: Listener {
        private let line: Line
        init(line: Line) { self.line = line }
        func open() { line.listener = self }
      }
      """
    check(declarations.replacing("STRENGTH", with: ""), gives: "cycle while_kept likely listener")
    check(declarations.replacing("STRENGTH", with: "weak"), gives: "silence")
  }

  @Test func theProjectionOfAWrapperThatWasMadeOfSelf() {
    check(
      """
      import SwiftUI
      final class Meter: ObservableObject {
        private lazy var watched = ObservedObject(wrappedValue: self).projectedValue  //= cycle while_kept likely self
        func use() { _ = watched }
      }
      final class Gauge: ObservableObject {}
      final class Panel {
        lazy var watched = ObservedObject(wrappedValue: Gauge()).projectedValue
      }
      """)
  }

  /// A publisher that goes on until its closure says otherwise is not known to end.
  @Test func aPublisherThatGoesOnWhileSomethingHolds() {
    let declarations = """
      import Combine
      final class Parent {
        let changes = PassthroughSubject<Int, Never>()
        var child: Child?
        func add() { child = Child(self) }
        func remove() { child = nil }
      }
      final class Child {
        var token: AnyCancellable?
        init(_ parent: Parent) { token = parent.changes.OPERATOR.sink { _ in parent.remove() } }
      }

      """
    #expect(levels(declarations.replacing("OPERATOR", with: "prefix(while: { $0 > 0 })")) == ["cycle while_kept"])
    #expect(levels(declarations.replacing("OPERATOR", with: "first()")) == ["cycle until_event"])
  }

  private func levels(_ source: String) -> [String] {
    let result = analyse([source])
    return result.observations.filter { result.name(of: $0) == "parent" }.map { "\($0.keeper.rawValue) \($0.lifetime.rawValue)" }
  }

  /// What the program adds to a framework's type does not make it the program's own.
  @Test func aTableThatTheProgramExtends() {
    check(
      """
      import UIKit
      extension UITableView { func clear() {} }
      final class Settings: UITableViewController {
        var name = ""
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.accessoryView = UIButton(type: .system, primaryAction: UIAction(handler: { _ in self.name = "" }))  //= cycle while_kept likely self
          return cell
        }
      }
      """)
  }

  /// A closure behind a call does not stand for the object that an overload holds weakly.
  @Test func aClosureIsNotTheObjectThatIsHeldWeakly() {
    check(
      """
      import RxSwift
      final class Search {
        let bag = DisposeBag()
        let texts = PublishSubject<String>()
        var text = ""
        func start() { texts.subscribe { _ in self.text = "" }.disposed(by: bag) }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func anOperatorThatPutsARowIntoAForm() {
    check(
      """
      import Eureka
      final class Settings: FormViewController {
        var count = 0
        override func viewDidLoad() {
          form +++ Section() <<< SwitchRow("on") { $0.title = "On" }.onChange { _ in self.count += 1 }  //= cycle while_kept proven self
          form +++ PushRow<Int> { $0.title = "To" }.onChange { _ in self.count += 1 }  //= cycle while_kept proven self
          _ = SwitchRow("off").onChange { _ in self.count += 1 }  //= none self
        }
      }
      """)
  }

  @Test func anAssociatedObjectThatKeepsAClosure() {
    let declarations = """
      import Foundation
      final class Box { var next: (() -> Void)? }
      private var key = 0
      extension NSObject {
        func watch() {
          let box = Box()
          box.next = { LIST print(self?.description ?? "") }  //= ?
          objc_setAssociatedObject(self, &key, box, POLICY)
        }
      }
      """
    func code(_ list: String, _ policy: String) -> String {
      let code = declarations.replacing("LIST", with: list).replacing("POLICY", with: policy)
      return list.isEmpty ? code.replacing("self?", with: "Optional(self)?") : code
    }
    check(code("", ".OBJC_ASSOCIATION_RETAIN"), gives: "cycle while_kept proven self")
    check(code("", "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC"), gives: "cycle while_kept proven self")
    check(code("", ".OBJC_ASSOCIATION_ASSIGN"), gives: "none self")
    // Which policy it is nobody can see here.
    check(code("", "policy"), gives: "cycle while_kept likely self")
    check(code("[weak self] in", ".OBJC_ASSOCIATION_RETAIN"), gives: "silence")
  }

  /// What a library's user is called with the user may keep.
  @Test func anUnownedReferenceThatUsersAreHanded() {
    let declarations = """
      ACCESS final class Reply {
        unowned let client: Client  //= ?
        init(client: Client) { self.client = client }
      }
      public final class Client {
        private var handler: ((Reply) -> Void)?
        public init() {}
        public func on(_ handler: @escaping (Reply) -> Void) { self.handler = handler }
        func receive() { handler?(Reply(client: self)) }
      }
      """
    check(declarations.replacing("ACCESS", with: "public"), gives: "unknown unknown likely client unowned")
    check(declarations.replacing("ACCESS", with: ""), gives: "silence")
  }

  // MARK: Modules

  private func analysed(_ files: [(path: String, source: String)]) -> AnalysisResult {
    var reader = FactReader()
    let facts = files.map { reader.facts(of: Array($0.source.utf8), path: $0.path) }
    let program = Program(files: facts, modules: facts.map { _ in 0 }, descriptions: [SourceModule()], models: BuiltIn.models)
    return OwnershipAnalysis(program, jobs: 1).run()
  }

  private func observations(_ files: [(path: String, source: String)]) -> [String] {
    let result = analysed(files)
    return result.observations.map {
      "\(files[$0.head.file].path) \($0.keeper.rawValue) \($0.lifetime.rawValue) \(result.name(of: $0)) \($0.code.rawValue)"
    }
  }

  /// Files that import a framework for tests are tests wherever they lie: what they make does not live as long as the program.
  @Test func testsThatLieAmongWhatTheyTest() {
    let store = """
      final class Store {
        var build: (() -> Void)?
      }
      """
    let test = """
      final class StoreTests: XCTestCase {
        var double = Double()
        final class Double {
          let store = Store()
          init() { store.build = { self.count += 1 } }
          var count = 0
        }
      }
      """
    #expect(
      observations([("App/Store.swift", store), ("App/Store_Tests.swift", "import XCTest\n" + test)]) == [
        "App/Store_Tests.swift cycle while_kept self test_helper"
      ])
    #expect(
      observations([("App/Store.swift", store), ("App/Store_Tests.swift", "@testable import App\n" + test)]) == [
        "App/Store_Tests.swift cycle while_kept self test_helper"
      ])
    #expect(observations([("App/Store.swift", store), ("App/Store_Tests.swift", test)]).map { $0.hasSuffix("product") } == [true])
  }

  /// What others use of a library can be made by them, an example beside it or not.
  @Test func anExampleIsNoApplication() {
    let library = """
      import Foundation
      private let instance = Loader()
      public final class Loader: NSObject, URLSessionDelegate {
        private var session: URLSession?
        public static var shared: Loader { instance }
        public override init() {
          super.init()
          session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        }
      }
      """
    let application = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    #expect(
      observations([("Sources/Loader.swift", library), ("Demo/AppDelegate.swift", application)]) == ["Sources/Loader.swift cycle while_kept self product"])
    #expect(
      observations([("Sources/Loader.swift", library), ("Shop/AppDelegate.swift", application)]) == ["Sources/Loader.swift cycle while_kept self product"])
  }

  /// Of an example's own classes there are as many objects as its code makes.
  @Test func anExampleIsAnApplicationOfItsOwn() {
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        var onTap: (() -> Void)?
        override func viewDidLoad() { onTap = { self.view.isHidden = true } }
      }
      """
    let application = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class List: UIViewController { override func viewWillAppear(_ animated: Bool) { CODE } }
      """
    let library = "public final class Library {}"
    func found(_ file: String, _ code: String) -> [Life] {
      let start = application.replacing("CODE", with: code)
      return analysed([(file, screen), ("Demo/AppDelegate.swift", start), ("Sources/Library.swift", library)]).observations.map(\.life)
    }
    #expect(found("Demo/Screen.swift", "") == [.unknown])
    #expect(found("Demo/Screen.swift", "show(Screen(), sender: nil)") == [.passing])
    #expect(found("Sources/Screen.swift", "") == [.passing])
  }

  /// An example keeps its object of the library as long as it runs. Other users need not.
  @Test func anExamplesGlobalIsNoSharedInstance() {
    let library = """
      public final class Session {
        var onEvent: (() -> Void)?
        var count = 0
        public init() { onEvent = { self.count += 1 } }
      }
      """
    let application = """
      import UIKit
      let session = Session()
      final class AppDelegate: UIResponder, UIApplicationDelegate { override init() { print(session) } }
      """
    func lives(_ folder: String, _ further: String = "") -> [Life] {
      analysed([("Sources/Session.swift", library + "\n" + further), ("\(folder)/AppDelegate.swift", application)]).observations.map(\.life)
    }
    #expect(lives("Demo") == [.passing])
    #expect(lives("Demo", "extension Session { static let shared = Session() }") == [.unknown])
    #expect(lives("Shop") == [.lasting])
  }

  /// What code of the program calls the user may set off more than once.
  @Test func calledMethodIsNoLaunchCallback() {
    let declarations = """
      import UIKit
      final class Finder {
        let host: Host
        init(host: Host) { self.host = host }
      }
      final class Host {
        private var finder: Finder?
        func find() { finder = Finder(host: self) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var host: Host?
        func begin() { host = Host(); host?.find() }
      }

      """
    #expect(analyse([declarations + "func press(_ delegate: AppDelegate) { delegate.begin() }"]).observations.map(\.keeper) == [.cycle])
    #expect(analyse([declarations]).observations.map(\.keeper) == [.owner])
  }

  /// Where no manifest says what makes up a module, a folder does that is called like an imported library.
  @Test func aLibraryWhoseSourcesLieInAFolderOfItsName() {
    let library = """
      public protocol ObservableType { func run(_ action: @escaping () -> Void) -> Disposable }
      public protocol Disposable { func dispose() }
      public final class DisposeBag { public init() {} }
      extension ObservableType { public func subscribe(onNext: @escaping () -> Void) -> Disposable { run(onNext) } }
      extension Disposable { public func disposed(by bag: DisposeBag) {} }
      """
    let code = """
      import RxSwift
      final class Screen {
        let bag = DisposeBag()
        var count = 0
        func watch(_ source: ObservableType) { source.subscribe(onNext: { self.count += 1 }).disposed(by: bag) }
      }
      """
    #expect(observations([("RxSwift/Library.swift", library), ("App/Screen.swift", code)]) == ["App/Screen.swift cycle while_kept self product"])
    // A library may be made of several modules; one model tells of all.
    let second = code.replacing("import RxSwift", with: "import RxCocoa")
    #expect(observations([("RxCocoa/Library.swift", library), ("App/Screen.swift", second)]) == ["App/Screen.swift cycle while_kept self product"])
  }

  /// More implementations than are followed, which all keep what they are given.
  @Test func agreeingImplementationsRetain() {
    let source = """
      protocol Feed: AnyObject { func start(_ sink: @escaping (Int) -> Void) }
      final class A: Feed { var sink: ((Int) -> Void)?; func start(_ sink: @escaping (Int) -> Void) { self.sink = sink } }
      final class B: Feed { var sink: ((Int) -> Void)?; func start(_ sink: @escaping (Int) -> Void) { self.sink = sink } }
      final class C: Feed { var sink: ((Int) -> Void)?; func start(_ sink: @escaping (Int) -> Void) { self.sink = sink } }
      final class D: Feed { var sink: ((Int) -> Void)?; func start(_ sink: @escaping (Int) -> Void) { self.sink = sink } }

      """
    for (last, said) in [("self.sink = sink", "cycle while_kept likely self"), ("sink(1)", "unknown unknown likely self")] {
      check(
        source + """
          final class E: Feed { var sink: ((Int) -> Void)?; func start(_ sink: @escaping (Int) -> Void) { \(last) } }
          final class Station {
            let feed: Feed
            var sum = 0
            init(_ feed: Feed) { self.feed = feed }
            func listen() { feed.start { self.sum += $0 } }  //= \(said)
          }
          """)
    }
  }

  /// What is made from a file of the user interface is told by the type that is declared for it alone.
  @Test func genericFactoryMakesTheDeclaredType() {
    check(
      """
      extension UIView { static func load<T>() -> T? { board.first as? T } }
      final class Row: UIView { var action: (() -> Void)? }
      final class Page: UIView {
        let stack = UIStackView()
        func fill() {
          let row: Row? = Row.load()
          row?.action = { self.fill() }  //= cycle while_kept proven self
          stack.addArrangedSubview(row!)
          addSubview(stack)
        }
      }
      """)
  }

  /// Two objects that hold each other are another cause than the object that both lead back to.
  @Test func nestedCycleIsASeparateCause() {
    func list(_ owner: String, _ previous: String) -> String {
      """
      final class Link {
        \(previous)
        var next: Link?
        \(owner)
        init(_ list: List) { self.list = list }
      }
      final class List {
        private var first: Link?
        private var last: Link?
        init() {
          first = Link(self)
          last = Link(self)
          first!.next = last
          last!.previous = first
        }
      }
      """
    }
    check(list("weak var list: List?", "var previous: Link?  //= cycle while_kept proven previous"))
    check(list("let list: List  //= cycle while_kept proven list", "var previous: Link?  //= cycle while_kept proven previous"))
    check(list("let list: List  //= cycle while_kept proven list", "weak var previous: Link?"))
  }

  /// A number that stands in a list beside objects holds none of them.
  @Test func numbersHoldNothing() {
    check(
      """
      final class Reply { var code = 0; var reply: Reply?; func part(_ name: String) -> Any? { name == "reply" ? reply : code } }
      final class Store {
        var all: [Int: Any?] = [:]
        func read(_ key: Int) -> Any? { all[key] as Any? }
        func put(_ data: Any?) { all[all.count] = data }
      }
      final class Machine {
        let store: Store
        init(store: Store) { self.store = store }
        func begin() { store.put(Reply()) }
        func take(_ key: Int) { if let reply = store.read(key) as? Reply, let part = reply.part("reply") { store.put(part) } }
        func set(_ key: Int, _ other: Int) {
          if var table = store.read(key) as? [String: Any?], let value = store.read(other) { table["key"] = value; store.all[key] = table }
        }
      }
      """)
  }
}
