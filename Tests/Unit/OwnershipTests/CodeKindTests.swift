import BuiltInRules
import Facts
import Ownership
import Program
import Testing

/// Code of tests and code that no target compiles, beside the program's own.
@Suite struct CodeKindTests {
  private struct File {
    var source: String
    var module = SourceModule()
  }

  private let application = File(source: "@main final class Launcher: UIResponder, UIApplicationDelegate {}")

  /// The references that close a cycle: line, code and life.
  private func cycles(_ files: [File]) -> [String] {
    var reader = FactReader()
    let facts = files.enumerated().map { reader.facts(of: Array($1.source.utf8), path: "File\($0).swift") }
    let program = Program(files: facts, modules: Array(files.indices), descriptions: files.map(\.module), models: BuiltIn.models)
    return OwnershipAnalysis(program, jobs: 1).run().observations.filter { $0.keeper == .cycle }.map {
      "\(files[$0.head.file].source.prefix(6)) \($0.code.rawValue) \($0.life.rawValue)"
    }
  }

  private let tests = SourceModule(isTest: true)

  /// A test calls what frameworks call. The leak is that of the class all the same.
  @Test func testsOfWhatFrameworksCall() {
    let library = File(
      source: """
        /*Lib*/
        protocol Settings { var isOn: Bool { get } }
        class Wrapper { var settings: Settings; init(_ settings: Settings) { self.settings = settings } }
        open class Table: UITableViewController, Settings {
          var isOn = false
          var wrapper: Wrapper?
          override open func viewDidLoad() { wrapper = Wrapper(self) }
        }
        """)
    let test = File(
      source: """
        import XCTest
        final class Detail: Table {}
        final class TableTests: XCTestCase {
          lazy var table: Detail = { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail") as! Detail }()
          override func setUp() { table.viewDidLoad() }
        }
        """, module: tests)
    #expect(cycles([library]) == ["/*Lib* product passing"])
    #expect(cycles([library, test]) == ["/*Lib* product passing"])
  }

  /// What only tests connect is no cycle of an application. Users of a library may do as its tests do.
  @Test func objectsThatTestsConnect() {
    let field = File(source: "final class Field { var next: Field? }")
    let test = File(
      source: "import XCTest\nfinal class FieldTests: XCTestCase { func testFields() { let a = Field(), b = Field(); a.next = b; b.next = a } }", module: tests)
    #expect(cycles([field, test]) == ["final  product passing"])
    #expect(cycles([field, test, application]).allSatisfy { $0.hasPrefix("final  test") })
  }

  /// Nothing runs what no target compiles, and other code does not see it.
  @Test func codeOfNoTarget() {
    let page = "final class Page { var onTap: (() -> Void)?; func bind() { onTap = { self.bind() } } }"
    let show = File(source: "final class Screen: UIViewController { override func viewWillAppear(_ animated: Bool) { Page().bind() } }")
    let old = File(source: "/*Old*/" + page, module: SourceModule(isCompiled: false))
    #expect(cycles([application, show, File(source: page)]) == ["final  product passing"])
    #expect(cycles([application, show, File(source: page), old]).sorted() == ["/*Old* unused none_made", "final  product passing"])
  }

  /// A view binds itself to an object that the environment gives it. How long that lives, its maker knows.
  @Test func objectsOfTheEnvironment() {
    func view(_ property: String) -> File {
      File(
        source: """
          import Player
          struct Controls: View {
            \(property)
            @State var isOn = false
            var body: some View { Text("").onAppear { player.onNext = { isOn = true; player.play() } } }
          }
          final class Screen: UIViewController { override func viewWillAppear(_ animated: Bool) { show(UIHostingController(rootView: Controls()), sender: nil) } }
          """)
    }
    #expect(cycles([application, view("@EnvironmentObject var player: Player")]).map { String($0.suffix(7)) } == ["unknown"])
    #expect(cycles([application, view("@StateObject var player = Player()")]).map { String($0.suffix(7)) } == ["passing"])
  }

  /// A row for the initialiser of one type is not about a placeholder for any type.
  @Test func initialisersOfPlaceholders() {
    func code(_ element: String) -> File {
      File(
        source: """
          import Combine
          final class Item: Part { let owner: AnyObject; init(owner: AnyObject) { self.owner = owner } }
          protocol Part: AnyObject { init(owner: AnyObject) }
          protocol Screen: AnyObject { associatedtype Element: Part; var part: Element! { get set } }
          extension Screen where Element == Item { func start() { part = \(element)(owner: self) } }
          """)
    }
    #expect(cycles([code("Item")]).count == 1)
    #expect(cycles([File(source: code("Element").source.replacing(" where Element == Item", with: ""))]) == [])
  }
}
