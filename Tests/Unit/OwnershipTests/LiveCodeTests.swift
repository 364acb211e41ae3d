import BuiltInRules
import Facts
import Ownership
import Program
import Testing

/// What an application never runs, as far as code shows, is no error.
struct LiveCodeTests {
  private let application = """
    import UIKit
    @main final class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    final class Row {
      var onTap: (() -> Void)?
      func close() {}
    }

    """
  private let tie = "let row = Row(); row.onTap = { row.close() }"
  private let certain = "cycle while_kept proven row"
  private let uncertain = "cycle while_kept proven row none_made"

  @Test func aFunctionOfNoTypeThatNothingCalls() {
    let code = application + "func bind() { \(tie) }  //= ?\n"
    check(code, gives: uncertain)
    check(code + "extension Launcher { @objc func tap() { bind() } }", gives: certain)
    check(application + "func <~ (row: Row, title: String) { \(tie) }  //= ?\n", gives: certain)
  }

  /// What a protocol outside may require says most often who asks.
  @Test func undeliveredDelegateMethodIsDead() {
    func viewer(_ function: String, _ rest: String = "") -> String {
      application + "final class Viewer: UIView, StrangeDelegate { \(function) { \(tie) }; \(rest) }  //= ?\n"
        + "extension Launcher { @objc func press() { window?.addSubview(Viewer(frame: .zero)) } }"
    }
    check(viewer("func setUp(_ text: String)"), gives: uncertain)
    check(viewer("func setUp(_ text: String)", "@objc func tap() { setUp(\"\") }"), gives: certain)
    check(viewer("func strange(_ strange: Strange, didShow text: String)"), gives: certain)
    check(viewer("func strangeEnded()"), gives: certain)
  }

  /// Nothing but code makes its objects: to decode one ends the process.
  @Test func aViewThatIsMadeInCodeAlone() {
    func page(_ initializer: String) -> String { application + "final class Page: UIView { \(initializer); @objc func bind() { \(tie) } }  //= ?\n" }
    let refusal = "required init?(coder: NSCoder) { fatalError() }"
    check(page(refusal), gives: uncertain)
    check(page("required init?(coder: NSCoder) { super.init(coder: coder) }"), gives: certain)
    check(page(refusal) + "extension Launcher { @objc func press() { window?.addSubview(Page(frame: .zero)) } }", gives: certain)
  }

  /// A class that only tests instantiate stands for a protocol's real one. It stores nothing for the application.
  @Test func aStandInForTests() {
    func lives(_ more: String) -> [String] {
      let sources = [
        application
          + """
          protocol Session { func get(_ done: @escaping () -> Void) }
          struct Network: Session { func get(_ done: @escaping () -> Void) { done() } }
          final class Capturing: Session { var handler: (() -> Void)?; func get(_ done: @escaping () -> Void) { handler = done } }
          final class Loader {
            private let session: Session
            private var count = 0
            init(session: Session) { self.session = session }
            func load() { session.get { self.count += 1 } }
          }
          extension Launcher { @objc func press() { Loader(session: Network()).load(); MORE } }
          """.replacing("MORE", with: more),
        """
        import XCTest
        final class LoaderTests: XCTestCase { func testLoad() { let session = Capturing(); Loader(session: session).load(); session.handler?() } }
        """,
      ]
      var reader = FactReader()
      let facts = sources.enumerated().map { reader.facts(of: Array($1.utf8), path: "App/File\($0).swift") }
      let program = Program(files: facts, modules: facts.map { _ in 0 }, descriptions: [SourceModule()], models: BuiltIn.models)
      return OwnershipAnalysis(program, jobs: 1).run().observations.filter { $0.keeper == .cycle }.map { "\($0.life)" }
    }
    #expect(lives("") == ["noneMade"])
    #expect(lives("Loader(session: Capturing()).load()") == ["passing"])
  }

  /// `Self()` in the extension of a protocol makes objects of every class that conforms.
  @Test func extensionsThatMakeTheConformingType() {
    func lives(_ made: String) -> [String] {
      let source = """
        import UIKit
        protocol Display {}
        extension Display where Self: UIViewController { static var maker: () -> UIViewController { { \(made) } } }
        final class Page: UIViewController, Display {
          var onTap: (() -> Void)?
          override func viewDidLoad() { onTap = { self.title = "" } }
        }
        @main final class Launcher: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) { register(Page.maker) }
        }
        """
      var reader = FactReader()
      let facts = [reader.facts(of: Array(source.utf8), path: "File.swift")]
      let named = InterfaceController(name: "Other", holders: [], isOnlyNamed: true)
      let program = Program(files: facts, modules: [0], descriptions: [SourceModule(controllers: [named])], models: BuiltIn.models)
      return OwnershipAnalysis(program, jobs: 1).run().observations.filter { $0.keeper == .cycle }.map { "\($0.life)" }
    }
    #expect(lives("UIViewController()") == ["noneMade"])
    #expect(lives("Self()") == ["unknown"])
  }

  /// An attribute makes the object: one with each owner.
  @Test func aClassUsedAsPropertyWrapper() {
    check(
      application + """
        @propertyWrapper final class Observed<Value> {
          var wrappedValue: Value
          var projectedValue: Observed<Value> { self }
          var onChange: (() -> Void)?
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          func bind(_ action: @escaping () -> Void) { onChange = action }
        }
        final class Model { @Observed var names: [String] = [] }
        final class Screen: UIViewController {
          private let model = Model()
          override func viewDidLoad() { model.$names.bind { self.view.setNeedsLayout() } }  //= cycle while_kept proven self
        }
        extension Launcher { @objc func press() { window?.rootViewController?.present(Screen(), animated: true) } }
        """)
  }

  /// The compiler tells them apart by the type's arguments. Code that names one may mean each.
  @Test func aStaticPropertyOfTwoExtensions() {
    check(
      application + """
        enum Daemon {}
        enum Server {}
        final class Center<Kind> {}
        extension Center<Daemon> { static var row: Row { Row() } }
        extension Center<Server> { static var row: Row { \(tie); return row } }  //= ?
        extension Launcher { @objc func press() { Center<Server>.row.close() } }
        """, gives: certain)
  }

  /// Code that knows a protocol alone reads the property by the requirement.
  @Test func aLazyPropertyThatAProtocolRequires() {
    func code(_ use: String) -> String {
      application + """
        protocol Selectable { var row: Row { get } }
        final class Cell: UIView, Selectable { lazy var row: Row = { \(tie); return row }() }  //= ?
        extension Launcher { @objc func press() { \(use) } }
        """
    }
    check(code("window?.addSubview(Cell(frame: .zero))"), gives: uncertain)
    check(code("let cell: Selectable = Cell(frame: .zero); cell.row.close()"), gives: certain)
    let heir =
      application + """
        protocol Selectable: AnyObject { var rows: [Row] { get set } }
        class Base { lazy var rows: [Row] = { \(tie); return [row] }() }  //= ?
        final class Cell: Base, Selectable {}
        extension Launcher { @objc func press() { let cell: Selectable = Cell(); USE } }
        """
    check(heir.replacing("USE", with: "print(cell)"), gives: uncertain)
    for use in ["print(cell.rows)", "cell.rows += []", "cell.rows[0] = Row()"] { check(heir.replacing("USE", with: use), gives: certain) }
  }

  /// The callers of a private function are in sight, those of a library's other functions are not.
  @Test(arguments: ["private", "fileprivate", "internal", "@objc private"]) func uncalledFunctionsOfALibrary(_ access: String) {
    let code = """
      public final class Row { var onTap: (() -> Void)?; func close() {} }
      public final class Table {
        \(access) func bind() { \(tie) }  //= ?
        public func show() { SHOW }
      }
      """
    check(code.replacing("SHOW", with: "bind()"), gives: certain)
    check(code.replacing("SHOW", with: ""), gives: access.hasSuffix("private") && !access.hasPrefix("@") ? uncertain : certain)
  }

  /// Frameworks and the language call functions that no code names.
  @Test(arguments: [
    "private final class Proxy: NSObject, UITextFieldDelegate { fileprivate func textFieldDidEndEditing(_ field: UITextField) { TIE } }  //= ?",
    "private struct List: IteratorProtocol { fileprivate mutating func next() -> Int? { TIE; return nil } }  //= ?",
    "private extension String.StringInterpolation { mutating func appendInterpolation(row: String) { TIE } }  //= ?",
    "private struct Range { static func ~= (range: Range, value: Int) -> Bool { TIE; return true } }  //= ?",
  ]) func privateFunctionsThatTheLanguageCalls(_ code: String) {
    check(
      "import UIKit\npublic final class Row { var onTap: (() -> Void)?; func close() {} }\n" + code.replacing("TIE", with: tie), gives: certain)
  }
}
