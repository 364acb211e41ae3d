import BuiltInRules
import Catalog
import Facts
import Ownership
import Program
import Testing

/// What an object that lives until the process ends makes once lives as long, and so does what that makes once.
@Suite struct ProcessLifetimeTests {
  private let application = "@main final class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
  private let body = "var onTap: (() -> Void)?; @objc func bind() { onTap = { self.close() } }; func close() {}"
  private let lasting = "cycle while_kept proven self lasting"
  /// A scene may be closed, though few are. Frameworks and users of a library may make more.
  private let assumed = "cycle while_kept proven self unknown"
  private let leak = "cycle while_kept proven self"

  /// A program of a class `Page` with a closure that holds it, in the second line, and other code behind it.
  private func check(_ inherited: String, _ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(
      application + "final class Page\(inherited) { \(body) }  //= ?\n" + code, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func theRootOfTheWindow() {
    let scene = "final class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow?\n"
    let connect =
      "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { window?.rootViewController = Page() }"
    check(": UIViewController", scene + connect + " }", assumed)
    // The second place puts another object in the place of the first.
    check(
      ": UIViewController",
      scene + connect + "; func leave() { window?.rootViewController = UIViewController(); again() }; func again() { window?.rootViewController = Page() } }",
      leak)
    check(": UIViewController", scene + connect + " }\nfunc show(_ other: UIViewController) { other.present(Page(), animated: true) }", leak)
  }

  /// A variable that does not hold its object shares none.
  @Test func aWeakStaticVariable() {
    OwnershipTests.check("final class Menu { static var shown: Menu?; \(body) }  //= ?", gives: assumed)
    OwnershipTests.check("final class Menu { static weak var shown: Menu?; \(body) }  //= ?", gives: leak)
  }

  /// The root of a storyboard, or one of its tabs.
  @Test func storyboardObjectsLiveForTheProcess() {
    let page = ": UIViewController"
    check(page, "", assumed)
    // Somebody has it already.
    check(page, "final class Stack: UINavigationController { func willShow(_ shown: UIViewController) { (shown as? Page)?.close() } }", assumed)
    check(page, "final class Tabs: UITabBarController { func find() -> Page? { viewControllers?.first as? Page } }", assumed)
    check(page, "final class Tabs: UITabBarController { var first: UIViewController?; func find() -> Page? { first as? Page } }", assumed)
    check(page, "final class Tabs: UITabBarController { @IBOutlet var page: Page! }", assumed)
    check(page, "final class List { var all: [UIViewController] = []; func find() -> Page? { all.first { $0 is Page } as? Page } }", assumed)
    check(page, "final class List { var all: [UIViewController] = []; func find() -> Page? { all[0] as? Page } }", assumed)
    // What only it makes and keeps there is one of as well.
    OwnershipTests.check(application + "final class Page { \(body) }  //= \(assumed)\nfinal class Root: UIViewController { let page = Page() }")
    OwnershipTests.check(
      application
        + "final class Page { \(body) }  //= \(assumed)\nfinal class Root: UIViewController { var page: Page?; override func viewDidLoad() { DispatchQueue.main.async { [self] in fill() } }; private func fill() { page = Page() } }  //= system until_event proven self unknown"
    )
  }

  @Test func frameworkInstantiatedClasses() {
    let page = ": UIViewController"
    func check(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) { self.check(page, code, leak, sourceLocation: sourceLocation) }
    check("final class Row: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? Page)?.close() } }")
    check(
      """
      final class Row: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let stack = segue.destination as? UINavigationController, let page = stack.viewControllers.first as? Page else { return }
          page.close()
        }
      }
      """)
    check(
      "final class Row: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { switch segue.destination { case let page as Page: page.close(); default: break } } }"
    )
    check("func open(_ board: UIStoryboard) { let page = board.instantiateViewController(withIdentifier: \"Page\") as! Page; page.close() }")
    check("func open(_ board: UIStoryboard) { let page: Page = board.make(); page.close() }")
    check("func open(_ board: UIStoryboard) -> Page { board.make() }")
    check("func open(_ board: UIStoryboard) { board.make(Page.self) }")
    check("func open() { let page = Page.fromStoryboard() }\nextension UIViewController { static func fromStoryboard() -> Self { make(self) } }")
    check("func all() { let rows = Registration<Page, Int>(name: \"Page\") }")
    check("final class Root: UIViewController { @IBOutlet var page: Page! }\nfunc open() { Root() }")
    // Another one inherits its code.
    OwnershipTests.check(application + "class Page: UIViewController { \(body) }  //= \(leak)\nfinal class Detail: Page {}\nfunc open() { Detail() }")
  }

  @Test func objectMadeOnceByTheRootLivesForTheProcess() {
    let scene = """
      final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { window?.rootViewController = Tabs() }
      }

      """
    check(
      ": UIViewController",
      scene + "final class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Page())] } }",
      assumed)
    check(
      ": UIViewController",
      scene + "final class Tabs: UITabBarController { func go(_ stack: UINavigationController) { stack.pushViewController(Page(), animated: true) } }", leak)
  }

  @Test func partsOfWhatAGlobalListHolds() {
    let parts = "class Part { let page: Page; init(page: Page) { self.page = page } }\nfinal class First: Part { public init() { super.init(page: Page()) } }\n"
    check("", parts + "var all: [Part] = [First()]\nfunc show() { print(all) }", lasting)
    check("", parts + "var all: [Part] = [First()]\nfunc drop() { all.removeAll() }", leak)
    check("", parts + "var all: [Part] = [First()]\nfunc more() -> Part { First() }", leak)
  }

  /// A list that is emptied lets go of what it held, also where it is filled again at once, and where a protocol's code empties it.
  @Test func clearedListDoesNotExtendLifetime() {
    func check(_ end: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(
        """
        protocol Holder: AnyObject { var parts: [Holder] { get set } }
        extension Holder {
          func add(_ part: Holder) { parts.append(part) }
          \(end == "removeAll()" ? "func removeAll() { parts = [] }" : "")
        }
        @main final class Launcher: UIResponder, UIApplicationDelegate {
          let root = Root()
          func applicationDidFinishLaunching(_ application: UIApplication) { root.show() }
        }
        final class Root: Holder {
          var parts: [Holder] = []
          func show() { let page = Page(); add(page); page.bind() }
          @objc func turn() { \(end) }
        }
        final class Page: Holder { var parts: [Holder] = []; \(body) }  //= ?
        """, gives: expected, sourceLocation: sourceLocation)
    }
    check("", lasting)
    check("parts.removeAll()", assumed)
    check("parts.removeAll(); show()", leak)
    check("removeAll()", assumed)
  }

  @Test func theModelOfTheApplication() {
    let model = "final class Model { let page = Page() }\n"
    check("", model + "@main struct Main: App { let model: Model; init() { let model = Model(); self.model = model } }", lasting)
    check(
      "",
      model + "struct Sheet: View { @StateObject var model = Model() }\nstruct List: View { var body: some View { Sheet() } }\nfunc open() { show(List()) }",
      leak)
  }

  /// A cycle that goes through a lasting object holds nothing that would go without it.
  @Test func aCycleThroughALastingObject() {
    let code = """
      final class Row { var onTap: (() -> Void)? }
      final class Screen {
        static let shared = Screen()
        private init() {}
        var row: Row?
        func show() {
          let row = Row()
          row.onTap = { self.row = row }  //= cycle while_kept proven self lasting | cycle while_kept proven row
          self.row = row
        }
      }
      """
    OwnershipTests.check(code)
  }

  @Test func delegateStoresOnceFromAPrivateMethod() {
    let delegate = "final class Delegate: NSObject, NSApplicationDelegate { var page: Page?\n"
    let start = "private func start() { page = Page() }\n"
    check("", delegate + start + "func applicationDidFinishLaunching(_ note: Notification) { start() } }", lasting)
    check("", delegate + start + "func applicationDidFinishLaunching(_ note: Notification) { start() }\nfunc again() { start() } }", leak)
    let open = start.replacing("private ", with: "")
    check(
      "", delegate + open + "func applicationDidFinishLaunching(_ note: Notification) { if note.object == nil { start() } else { print(note); start() } } }",
      lasting)
    check(
      "", delegate + open + "func applicationDidFinishLaunching(_ note: Notification) { start() } }\nfunc again(_ delegate: Delegate) { delegate.start() }",
      leak)
  }

  /// What is made only where there is none yet is made once.
  @Test func lazilyMadeObjectIsMadeOnce() {
    let services = "final class Services { static let shared = Services(); private init() {}\nvar page: Page?; "
    let make = "private func make() -> Page { Page() }\n"
    let ifNone = "if let page { return page }; let page = make(); self.page = page; return page"
    check("", services + make + "func setUp() -> Page { \(ifNone) } }", lasting)
    check("", services + make + "func setUp() -> Page { guard page == nil else { return page! }; let page = make(); self.page = page; return page } }", lasting)
    check("", services + make + "func again() { let page = setUp(); self.page = page }; func setUp() -> Page { \(ifNone) } }", lasting)
    // One that may be there already is let go of.
    check("", services + make + "func setUp() -> Page { let page = make(); self.page = page; return page } }", leak)
    check("", services + make + "func drop() { page = nil }; func setUp() -> Page { \(ifNone) } }", leak)
    check("", services + make + "func other() { make().bind() }; func setUp() -> Page { \(ifNone) } }", leak)
    // The closure may run when there is one.
    check("", services + make + "func setUp() { if page == nil { work.append { [weak self] in self?.page = Page() } } }; var work: [() -> Void] = [] }", leak)
  }

  @Test func initializerFillsAnEmptyStatic() {
    let page = "final class Sheet { static var shared: Sheet?; let page = Page(); init() { Self.shared = self } }\n"
    check("", page + "enum Opener { static func open() { if Sheet.shared == nil { _ = Sheet() } } }\nfunc open() { Opener.open() }", lasting)
    check("", page + "enum Opener { static func open() { _ = Sheet() } }\nfunc open() { Opener.open() }", leak)
  }

  /// The application's own properties hold their objects to the end, whatever other objects of the class there are.
  @Test func stateOfTheApplication() {
    let code = """
      import SwiftUI
      @MainActor final class Model { var count = 0 }
      func other() -> Model { Model() }
      @main struct Main: App {
        @State var model = Model()
        var body: some Scene { WindowGroup { Text("").onAppear { watch(); _ = other() } } }
        func watch() { NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in model.count += 1 } }  //= ?
      }
      """
    OwnershipTests.check(code.replacing("  //= ?", with: ""))
    OwnershipTests.check(
      code.replacing("func watch() {", with: "func again() { model = Model() }; func watch() {"), gives: "system unbounded proven model")
  }

  /// What the initialiser of an object binds that is there for good is bound once.
  @Test func initializerOfASharedObject() {
    let code = """
      import Foundation
      import UIKit
      @main final class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class Log {}
      final class Center {
        static let shared = Center()
        ACCESS init() { let log = Log(); NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print(log) } }  //= ?
      }
      func log() -> Log { _ = Center.shared; return Log() }
      """
    OwnershipTests.check(code.replacing("ACCESS", with: "private"), gives: "system unbounded proven log lasting")
    OwnershipTests.check(code.replacing("ACCESS", with: "") + "\nfunc other() -> Center { Center() }", gives: "system unbounded proven log")
  }

  /// No code can make objects through the value of a type without `required` initialisers.
  @Test func theValueOfATypeMakesNoObjects() {
    func model(_ inherited: String) -> String {
      """
      final class Model\(inherited) { let page = Page(); let name = label(Model.self) }
      @main struct Main: App { @ObservedObject var model = Model() }
      func label<Subject>(_ subject: Subject) -> String { "\\(subject)" }
      """
    }
    check("", model(""), lasting)
    check("", model(": ObservableObject"), lasting)
    check("", model(": NSObject"), leak)
    check("", model(": Decodable"), leak)
  }

  /// What shows the program to those who write it makes no objects of the program.
  @Test func previewObjectsDoNotCount() {
    let model = "final class Model { let page = Page() }\n@main struct Main: App { @ObservedObject var model = Model() }\n"
    check("", model + "struct Row_Previews: PreviewProvider { static var previews: some View { Text(\"\").environmentObject(Model()) } }", lasting)
    check("", model + "#Preview { Text(\"\").environmentObject(Model()) }", lasting)
    let wrapper = "struct Wrapper: View { var body: some View { Text(\"\").environmentObject(Model()) } }\n"
    check("", model + "#Preview {\n\(wrapper)return Wrapper() }", lasting)
    check("", model + "#Preview {\nenum All { \(wrapper) }\nreturn All.Wrapper() }", lasting)
    let shown = "static var previews: some View { Wrapper() } }"
    check("", model + "struct Row_Previews: PreviewProvider {\n\(wrapper)\(shown)", lasting)
    // The object of an unread static property is not made.
    let helper = "final class Helper { static let shared = Helper()\nfunc make() -> Model { Model() } }\n"
    check("", model + helper, lasting)
    check("", model + helper + "func open() { print(Helper.shared) }", leak)
    // Nor do those of views that only previews make, and of views in these.
    let sample = "struct Sample: View { let model = Model(); var body: some View { Row() } }\n"
    let row = "struct Row: View { var body: some View { Text(\"\").environmentObject(Model()) } }\n"
    check("", model + sample + row + "#Preview { Sample() }", lasting)
    check("", model + sample + row + "#Preview { Sample() }\nstruct List: View { var body: some View { Row() } }\nfunc open() { show(List()) }", leak)
    check("", model + row + "func open() { show(Row()) }", leak)
    // Nobody shows a view that no code names.
    check("", model + row, lasting)
  }

  /// Of a class of which nothing makes objects nothing is certain.
  @Test func codeOfAClassThatNobodyMakes() {
    let uncertain = "cycle while_kept proven self none_made"
    check("", "final class Owner { let page = Page() }", uncertain)
    check("", "final class Owner { let page = Page() }\nfunc show() -> Owner { Owner() }", leak)
  }

  /// Of code that nothing calls, and nothing takes as a value, nothing is certain.
  @Test func codeThatNothingCalls() {
    let area =
      "final class Area { var onEdit: (() -> Void)? }\nfinal class Form { ACCESS func make() -> Area { let area = Area(); area.onEdit = { print(area) }; return area }  //= ?\nUSE }\nfunc begin() { _ = Form() }"
    func expect(_ access: String, _ use: String, _ life: String) {
      OwnershipTests.check(
        application + area.replacing("ACCESS", with: access).replacing("USE", with: use), gives: "cycle while_kept proven area\(life)")
    }
    expect("private", "", " none_made")
    expect("static", "", " none_made")
    expect("private", "@IBAction func show() { _ = make() }", "")
    expect("private", "func show() { _ = make() }", " none_made")
    expect("", "", " none_made")
    // Other modules than an application's own do not call it.
    expect("public static", "", " none_made")
    expect("@IBAction", "", "")
    expect("", "}\n@objcMembers final class Other {", " none_made")
    expect("", "func show(_ other: Unseen) { other.part.make() }", "")
    expect("", "}\nprotocol Maker { func make() -> Area }\nextension Form: Maker {", "")
    expect("", "}\nextension Form: UITableViewDelegate {", "")
    expect("static", "}\nextension Form: UITableViewDelegate {", " none_made")
    // Nothing is known of the protocol but that something refers to it weakly.
    expect("static", "}\nextension Form: UIPickerViewDelegate {", " none_made")
    expect("static", "}\nextension Form: Unseen {", "")
    expect("private", "}\nextension Form: UITableViewDelegate {", " none_made")
  }

  /// What only a factory makes that nothing calls is none of the program.
  @Test func factoriesThatNothingCalls() {
    let uncertain = "cycle while_kept proven self none_made"
    let make = "extension Page { static func make() -> Page { Page() } }\n"
    check("", make, uncertain)
    check("", make + "extension Page { static func all() -> [Page] { [make()] } }", uncertain)
    check("", make + "final class Row { func open() { _ = Page.make() } }\nfunc show() { _ = Row() }", leak)
    check("", make + "final class Row { func open() { let make = Page.make; _ = make() } }\nfunc show() { _ = Row() }", leak)
    check("", make + "func open(_ other: Unseen) { other.show(.make()) }", leak)
    check("", "@resultBuilder struct Pages { static func buildBlock(_ parts: Int...) -> Page { Page() } }\n@Pages func open() -> Page { 1 }", leak)
    OwnershipTests.check("final class Page { \(body) }  //= \(leak)\n" + make)
  }

  @Test func targetsInCodeThatNothingCalls() {
    let form =
      "final class Form { func begin() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }  //= ?\n@objc func tick() {} }"
    OwnershipTests.check(application + form + "\nfunc make() { _ = Form() }", gives: "system unbounded proven self none_made")
    OwnershipTests.check(application + form + "\nextension Launcher { @objc func make() { Form().begin() } }", gives: "system unbounded proven self")
  }

  /// A class with an initialiser of its own inherits none: who is given the class cannot make objects of it.
  @Test func aClassThatIsUsedAsAValue() {
    func manager(_ access: String, _ use: String) -> String {
      "final class Manager: NSObject { static let shared = Manager(side: 1); let page = Page(); \(access) init(side: Int) { super.init() }; func name() { \(use) } }"
    }
    check("", manager("", "register(Self.self)"), lasting)
    check("", manager("required", "register(Self.self)"), leak)
    // Who only looks at a class makes no objects of it.
    for use in ["Bundle(for: Self.self)", "String(describing: Manager.self)", "Manager.self == type(of: self)", "print(Manager.self)", "\"\\(Manager.self)\""] {
      check("", manager("required", "_ = \(use)"), lasting)
    }
  }

  /// Whoever is freed lets go of all that it has: that is no end of what it holds while it lives.
  @Test func aPropertyThatOnlyDeinitEmpties() {
    let delegate = "final class Delegate: NSObject, NSApplicationDelegate { lazy var page: Page! = { Page() }()\nfunc shown() -> Page { page }\n"
    check("", delegate + "deinit { page = nil } }", lasting)
    check("", delegate + "deinit { self.page = nil } }", lasting)
    check("", delegate + "@objc func close() { page = nil } }", leak)
    // What nothing reads is never made.
    let unread = "final class Delegate: NSObject, NSApplicationDelegate { lazy var page: Page! = { Page() }()\n@objc func close() { page = nil } }"
    check("", unread, "cycle while_kept proven self none_made")
  }

  /// What starts the program may run again. Then it fills the slot with another object, unless it asks first.
  @Test func startupStoresLiveForTheProcess() {
    let manager = "final class Manager { var page: Page!; func start() { page = Page() } }\n"
    let delegate = "final class Delegate: NSObject, NSApplicationDelegate { let manager = Manager()\n"
    let launch = "func applicationDidFinishLaunching(_ note: Notification) { manager.start() }\n"
    let later = "func applicationDidBecomeActive(_ note: Notification) { manager.start() } }"
    check("", manager + delegate + launch + "}", lasting)
    check("", manager + delegate + launch + later, leak)
    check("", manager + delegate + later, leak)
    // A step that the object's state lets run once.
    let steps =
      "final class Manager { var page: Page!; var isOpen = false; func start() { if !isOpen { open() } }; private func open() { page = Page(); isOpen = true } }\n"
    check("", steps + delegate + launch + later, lasting)
    check("", steps.replacing("if !isOpen {", with: "do {") + delegate + launch + later, leak)
    check("", steps.replacing("isOpen = true", with: "print(isOpen)") + delegate + launch + later, leak)
    check("", manager + delegate + launch + later + "\nextension Manager { func stop() { page = nil } }", leak)
    check("", manager + delegate + launch + later + "\nfunc more() { let manager = Manager(); manager.start() }", leak)
    check("", manager.replacing("page: Page!", with: "page: [Page] = []").replacing("= Page()", with: "= [Page()]") + delegate + launch + later, leak)
  }

  /// The first controller of the main storyboard stays where code that runs once, at launch, puts a controller into the window, and where nothing does.
  @Test func theFirstControllerOfTheMainStoryboard() {
    func life(_ rest: String) -> Life? {
      let source = """
        @main final class Launcher: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { REST }
          func leave() { OTHER }
        }
        final class Page: UIViewController { \(body) }
        """
      let put = "window?.rootViewController = UIViewController()"
      let text = source.replacing("REST", with: rest.contains("launch") ? put : "").replacing("OTHER", with: rest.contains("leave") ? put : "")
      var reader = FactReader()
      let facts = [reader.facts(of: Array(text.utf8), path: "File.swift")]
      let page = InterfaceController(name: "Page", holders: ["rootViewController"])
      let program = Program(files: facts, modules: [0], descriptions: [SourceModule(controllers: [page])], models: BuiltIn.models)
      return OwnershipAnalysis(program, jobs: 1).run().observations.first { $0.subject == .closureCapture }?.life
    }
    #expect(life("") == .lasting)
    #expect(life("launch") == .lasting)
    #expect(life("leave") == .unknown)
    #expect(life("launch leave") == .unknown)
  }

  /// A controller that no code makes and no interface file names is there nowhere, if they name others.
  @Test func controllersThatNoInterfaceFileNames() {
    func life(_ names: [String], _ rest: String = "") -> Life? {
      let source = """
        @main final class Launcher: UIResponder, UIApplicationDelegate { \(rest) }
        class Page: UIViewController { \(body) }
        """
      var reader = FactReader()
      let facts = [reader.facts(of: Array(source.utf8), path: "File.swift")]
      let controllers = names.map { InterfaceController(name: $0, holders: [], isOnlyNamed: true) }
      let program = Program(files: facts, modules: [0], descriptions: [SourceModule(controllers: controllers)], models: BuiltIn.models)
      return OwnershipAnalysis(program, jobs: 1).run().observations.first { $0.subject == .closureCapture }?.life
    }
    #expect(life([]) == .unknown)
    #expect(life(["Page"]) == .unknown)
    #expect(life(["List"]) == .noneMade)
    #expect(life(["List"], "func open() { show(Page()) }") == .passing)
    #expect(life(["Detail"], "}; final class Detail: Page {") == .unknown)
    #expect(life(["List"], "}; class Page: UITableViewController {") == .unknown)
    // Frameworks make what code asks them for, and what a superclass out of sight is given.
    #expect(life(["List"], "func find(_ pages: Pages) -> Page? { let page: Page = pages.dequeue(); return page }") == .passing)
    #expect(life(["List"], "func find() { Registration<Page, Int>() }") == .passing)
    #expect(life(["List"], "}; class Box: Holder<Page> {") == .unknown)
    #expect(life(["List"], "}; class Base<V: UIViewController>: Holder<V> {}; class Box: Base<[Page]?> {") == .unknown)
  }
}
