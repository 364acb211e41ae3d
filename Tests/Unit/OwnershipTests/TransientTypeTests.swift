import Testing

/// That an object holds itself is certain to do harm only where such objects are known to come and go.
@Suite struct TransientTypeTests {
  private let delegate = "final class Launcher: NSObject, NSApplicationDelegate {\n"
  private let page = "final class Page { var onTap: (() -> Void)?; @objc func bind() { onTap = { self.close() } }; func close() {} }  //= ?\n"
  /// Code makes one, and lets go of it nowhere.
  private let staying = "cycle while_kept proven self lasting"
  /// A framework or a factory makes it, nobody in sight knows how often.
  private let undecided = "cycle while_kept proven self unknown"
  private let passing = "cycle while_kept proven self"

  /// An application with a class `Page`, of which each object holds itself, and with methods of its delegate.
  private func expect(_ methods: String, _ code: String = "", gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(delegate + "\(methods) }; \(page)" + code, gives: expected, sourceLocation: sourceLocation)
  }

  private func launch(_ code: String) -> String { "func applicationDidFinishLaunching(_ note: Notification) { \(code) }" }

  @Test func startupObjectsStay() {
    expect(launch("let page = Page(); page.bind()"), gives: staying)
    expect(launch("begin()"), "func begin() { let page = Page(); page.bind() }", gives: staying)
    expect(launch("DispatchQueue.main.async { let page = Page(); page.bind() }"), gives: staying)
    expect(launch("[1, 2].forEach { _ in let page = Page(); page.bind() }"), gives: staying)
  }

  @Test func eventObjectsAreTransient() {
    expect("func applicationDidBecomeActive(_ note: Notification) { let page = Page(); page.bind() }", gives: passing)
    expect("@IBAction func open() { let page = Page(); page.bind() }", gives: passing)
    expect("@objc func open() { begin() }", "func begin() { let page = Page(); page.bind() }", gives: passing)
    expect(launch("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in let page = Page(); page.bind() }"), gives: passing)
    expect(
      launch("button.onPress = { Maker.begin() }") + "; let button = Button()",
      "final class Button { var onPress: (() -> Void)? }\nenum Maker { static func begin() { Page().bind() } }", gives: passing)
    expect(
      launch("button.onPress = Maker.begin") + "; let button = Button()",
      "final class Button { var onPress: (() -> Void)? }\nenum Maker { static func begin() { Page().bind() } }", gives: passing)
    expect(
      launch("show()") + "; func show() {}", "final class List: UITableViewController { override func viewWillAppear(_ animated: Bool) { Page().bind() } }",
      gives: passing)
  }

  /// A list of routes is kept for calls: each makes its objects again.
  @Test func functionsInCollections() {
    let router = "final class Router { let routes: [() -> Void]; init(_ routes: [() -> Void]) { self.routes = routes }; func open() { routes.first?() } }\n"
    let open = "@objc func open() { router.open() }"
    let make = "private func make() { let page = Page(); page.bind() }\n"
    expect(open, router + make + "let router = Router([make])", gives: passing)
    expect(open, router + make + "let router = Router([{ make() }])", gives: passing)
    expect(open, router + make + "let routes = [\"page\": [make]]; let router = Router(routes[\"page\"] ?? [])", gives: passing)
    expect(launch("let steps = [{ let page = Page(); page.bind() }]; steps[0]()"), gives: staying)
  }

  /// A framework calls what its protocol requires at any time, whoever else calls it.
  @Test func requirementsThatTheProgramCallsToo() {
    expect(
      "",
      """
      final class Scenes: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          windowScene(scene, performActionFor: item) { _ in }
        }
        func windowScene(_ scene: UIScene, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) { Page().bind() }
      }
      """, gives: passing)
  }

  /// What one object makes once, many of them make often.
  @Test func partsShareTheOwnersMultiplicity() {
    let list = "final class List: NSViewController { let page = Page(); override func viewDidLoad() { page.bind() } }\n"
    expect("@IBAction func open() { let list = List(); print(list) }", list, gives: passing)
    expect(launch("let list = List(); print(list)"), list, gives: staying)
    expect(
      launch("let list = List(); print(list)"),
      list.replacing("viewDidLoad()", with: "viewWillAppear()").replacing("= Page()", with: "= Page(); func more() { Page() }"), gives: passing)
  }

  /// A method that only code in sight calls runs as often as that code, however many objects there are.
  @Test func methodsOfTransientObjects() {
    func bar(_ method: String) -> String { "final class Bar { \(method) { let page = Page(); page.bind() } }\n" }
    let other = "; @objc func press() { print(Bar()) }"
    let start = launch("Bar().start()")
    expect(start + other, bar("func start()"), gives: staying)
    expect(start + other, bar("func start() { open() }; private func open()"), gives: staying)
    expect(start + other, bar("func start() { open() }; @objc func open()"), gives: passing)
    expect(start + "; @objc func press() { Bar().start() }", bar("func start()"), gives: passing)
    expect(start + other, "@objcMembers final class Bar: NSObject {}\nextension Bar { func start() { let page = Page(); page.bind() } }\n", gives: passing)
    expect(
      start + "; @objc func press() { let bar = Bar(); bar += 1 }",
      bar("static func += (bar: Bar, count: Int) { bar.start() }; func start()"), gives: passing)
    expect(start + other, "protocol Part { func start() }\n" + bar("func start()").replacing("Bar {", with: "Bar: Part {"), gives: passing)
  }

  /// What is made once for each object of a framework's or a factory's is made nobody knows how often.
  @Test func partsOfObjectsOutOfSightAreUndecided() {
    let list = "final class List: NSViewController { override func viewDidLoad() { let page = Page(); page.bind() } }\n"
    expect("", list, gives: undecided)
    expect(launch("print(List())"), list, gives: staying)
  }

  @Test func releasedObjectsAreTransient() {
    let owner = "final class Owner { var page: Page?; init() { page = Page() }; func leave() { page = nil } }\n"
    expect(launch("let owner = Owner(); print(owner)"), owner, gives: passing)
    expect(launch("let owner = Owner(); print(owner)"), owner.replacing("page = nil", with: "print(page)"), gives: staying)
  }

  /// Who was only given an object does not let go of it.
  @Test func emptiedBackReferences() {
    let note = "final class Note { var page: Page?; init(page: Page) { self.page = page }; func drop() { page = nil } }\n"
    let keep = "; let page = Page()"
    expect(launch("page.bind(); print(Note(page: page))") + keep, note, gives: staying)
    expect(launch("page.bind(); print(Note(page: page)); print(Note(page: Page()))") + keep, note, gives: passing)
  }

  /// What a framework alone makes somebody else keeps than who lets go of it.
  @Test func frameworkObjectsReleasedByOthers() {
    let screen = "final class Side { var screen: Screen?; init(_ screen: Screen) { self.screen = screen }; func leave() { screen = nil } }\n"
    let code = "final class Screen: NSViewController { var onTap: (() -> Void)?; @IBAction func bind() { onTap = { self.view.isHidden = true } } }  //= ?\n"
    OwnershipTests.check(delegate + "}\n" + code + screen, gives: undecided)
    let made = "final class Maker { var side: Side?; init() { side = Side(Screen()) } }\n"
    OwnershipTests.check(delegate + launch("print(Maker())") + "}\n" + code + screen + made, gives: passing)
  }

  /// What is made where there is none yet is made once for each of those that have it.
  @Test func objectMadeForAnEmptyPropertyIsMadeOnce() {
    let fill = "var page: Page?; @IBAction func open() { if page == nil { page = Page(); page?.bind() } }"
    func expectOnce(_ members: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      expect(launch("print(List())"), "final class List: NSViewController { \(members) }\n", gives: expected, sourceLocation: sourceLocation)
    }
    expectOnce(fill, gives: staying)
    expectOnce("var page: Page?; @IBAction func open() { if let page { return page.bind() }; let made = Page(); page = made }", gives: staying)
    expectOnce(fill + "; @IBAction func leave() { page = nil }", gives: passing)
    expectOnce(fill + "; @IBAction func turn(_ other: Page?) { page = other }", gives: passing)
    expectOnce(fill + "; @IBAction func more() { let other = Page(); other.bind() }", gives: passing)
    expectOnce(fill.replacing("if page == nil", with: "do"), gives: passing)
    // Of many lists each has one.
    expect("@IBAction func begin() { print(List()) }", "final class List: NSViewController { \(fill) }\n", gives: passing)
  }

  /// So is what that is made of, by functions that are called only then.
  @Test func partsOfLazilyMadeObjectsAreMadeOnce() {
    let board = "final class Board { let page: Page; init(_ page: Page) { self.page = page } }\n"
    func expectOnce(_ body: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let maker = body.contains("makePage") ? "func makePage() -> Page { let page = Page(); page.bind(); return page }" : ""
      let list = "final class List: NSViewController { var board: Board?; @IBAction func open() { \(body) }; \(maker) }\n"
      expect(launch("print(List())"), list + board, gives: expected, sourceLocation: sourceLocation)
    }
    expectOnce("if let board { return print(board) } else { let page = makePage(); board = Board(page) }", gives: staying)
    expectOnce("guard board == nil else { return }; let made = Page(); made.bind(); board = Board(made)", gives: staying)
    expectOnce("let page = makePage(); if board == nil { board = Board(page) }", gives: passing)
    expectOnce("if board == nil { board = Board(makePage()) } else { print(makePage()) }", gives: passing)
  }

  /// Code that runs once ties one object at most, whatever else makes objects of its class.
  @Test func codeThatRunsOnceBindsOneObject() {
    let page = "final class Page { var onTap: (() -> Void)?; func close() {} }\n"
    func store(_ instance: String) -> String {
      "final class Store { \(instance); init() { let page = Page(); page.onTap = { page.close() } } }  //= ?\n"
    }
    let code = delegate + "@IBAction func open() { print(Page(), Store.shared) } }\n" + page
    OwnershipTests.check(code + store("static let shared = Store()"), gives: "cycle while_kept proven page lasting")
    OwnershipTests.check(code + store("static var shared: Store { Store() }"), gives: "cycle while_kept proven page")
  }

  /// A property tells of what is there, a call may make it.
  @Test func callsMayMakeObjectsPropertiesDoNot() {
    let screen = "final class Screen: NSViewController { var onTap: (() -> Void)?; @IBAction func bind() { onTap = { self.view.isHidden = true } } }  //= ?\n"
    let view = """
      extension NSView {
        var owner: NSViewController? { sequence(first: self) { $0.nextResponder }.first { $0 is NSViewController }.flatMap { $0 as? NSViewController } }
        func board() -> NSViewController { NSStoryboard.main!.instantiateInitialController() as! NSViewController }
      }
      final class Cell: NSView { @IBAction func tell() { let screen = ASKED as? Screen; screen?.bind() } }

      """
    OwnershipTests.check(delegate + "}\n" + screen + view.replacing("ASKED", with: "owner"), gives: undecided)
    OwnershipTests.check(delegate + "}\n" + screen + view.replacing("ASKED", with: "board()"), gives: passing)
    OwnershipTests.check(delegate + "}\n" + screen + view.replacing("ASKED", with: "window?.contentViewController"), gives: undecided)
    let shared = "extension Screen { static func shared() -> Screen? { FOUND as? Screen } }\n" + view.replacing("ASKED as? Screen", with: "Screen.shared()")
    OwnershipTests.check(
      delegate + "}\n" + screen + shared.replacing("FOUND", with: "NSApplication.shared.mainWindow?.contentViewController"), gives: undecided)
    OwnershipTests.check(
      delegate + "}\n" + screen + shared.replacing("FOUND", with: "NSStoryboard.main!.instantiateInitialController()"), gives: passing)
  }

  /// What code in sight hands back of what is its default argument was there before.
  @Test func returnedDefaultArgumentIsNotNew() {
    let screen = "final class Screen: NSViewController { var onTap: (() -> Void)?; @IBAction func bind() { onTap = { self.view.isHidden = true } } }  //= ?\n"
    let top = """
      extension NSApplication {
        static func top(_ base: NSViewController? = NSApplication.shared.mainWindow?.contentViewController) -> NSViewController? {
          if let shown = base?.presentedViewControllers?.first { return top(shown) }
          return FOUND
        }
      }
      final class Cell: NSView { @IBAction func tell() { if let screen = NSApplication.top() as? Screen { screen.bind() } } }

      """
    OwnershipTests.check(delegate + "}\n" + screen + top.replacing("FOUND", with: "base"), gives: undecided)
    OwnershipTests.check(
      delegate + "}\n" + screen + top.replacing("FOUND", with: "NSStoryboard.main!.instantiateInitialController() as? NSViewController"), gives: passing)
  }

  @Test func objectsOfTestsAndPreviewsDoNotCount() {
    let sample = "extension Page { static var sample: Page { let page = Page(); page.bind(); return page } }\n"
    let preview = "struct Page_Previews: PreviewProvider { static var previews: some View { Text(\"\").environmentObject(Page.sample) } }\n"
    expect(launch("let page = Page(); page.bind()"), sample + preview, gives: staying)
    expect(
      launch("let page = Page(); page.bind()"),
      sample + "struct List: View { var body: some View { Text(\"\").environmentObject(Page.sample) } }\nfunc open() { show(List()) }\n",
      gives: passing)
  }

  @Test func functionsUsedOnlyByPreviewsDoNotCount() {
    let sample = "extension Page { static var sample: Page { let page = Page(); page.bind(); return page } }\n"
    expect(launch("let page = Page(); page.bind()"), sample + "#Preview { unknownView().environment(.sample) }\n", gives: staying)
    expect(
      launch("let page = Page(); page.bind()"),
      sample + "struct List: View { var body: some View { unknownView().environment(.sample) } }\nfunc open() { show(List()) }\n",
      gives: passing)
  }

  /// Who uses a library makes any number of its objects.
  @Test func librariesMakeNoPromise() { OwnershipTests.check("final class Start { init() { Page().bind() } }\n\(page)", gives: passing) }

  /// How often a container of dependencies makes an object, it decides.
  @Test func containerDecidesTheMultiplicity() {
    let code = """
      import Swinject
      import UIKit
      @main final class Launcher: UIResponder, UIApplicationDelegate {
        static let container = Container()
        static let parts = Parts()
      }
      final class Sync {
        var onChange: (() -> Void)?
        func bind() { onChange = { self.bind() } }  //= ?
      }
      final class Parts: Assembly {
        func assemble(container: Container) { BODY }
      }
      func begin() { print(Launcher.parts) }

      """
    OwnershipTests.check(
      code.replacing("BODY", with: "container.register(Sync.self) { _ in let sync = Sync(); sync.bind(); return sync }"),
      gives: "cycle while_kept proven self unknown", "object while_kept proven self")
    OwnershipTests.check(
      code.replacing(
        "BODY", with: "container.register(Sync.self) { _ in let sync = Sync(); sync.bind(); return sync }.inObjectScope(.container)"),
      gives: "cycle while_kept proven self lasting", "object while_kept proven self")
    OwnershipTests.check(
      code.replacing(
        "BODY", with: "container.register(Sync.self) { _ in let sync = Sync(); sync.bind(); return sync }.inObjectScope(.transient)"),
      gives: "cycle while_kept proven self unknown", "object while_kept proven self")
  }

  /// Code that binds two objects does so for each of its callers, whichever of them the path shows.
  @Test func boundByACalledInitializer() {
    check(
      """
      import AppKit
      final class Face: NSView { var clock: Clock? }  //= cycle while_kept proven clock
      final class Clock: NSWindowController {
        private var face: Face?
        init() { super.init(window: nil); face = Face(); face?.clock = self }
      }
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        private var clocks: [Clock] = []
        func applicationDidFinishLaunching(_ notification: Notification) { clocks.append(Clock()) }
        @objc func newDocument(_ sender: AnyObject?) { clocks.append(Clock()) }
        func close(_ index: Int) { clocks.remove(at: index) }
      }
      """)
  }

  /// A container may give each page an object of its own, or the same one to all. That one then holds one page at most.
  @Test(arguments: [
    ("", "unknown"), ("names.register(Model.self, make: Model.init)", "unknown"), ("names.register { Model() }", "unreleased"),
  ])
  func objectsFromAContainerOutOfSight(registration: String, life: String) {
    OwnershipTests.check(
      """
      import UIKit
      @main final class Launcher: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let names = Names()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          \(registration)
          return true
        }
      }
      final class Model { var onChange: (() -> Void)?; init() {} }
      final class Page: UIViewController {
        var model: Model!
        override func viewDidLoad() { model.onChange = { self.show() } }  //= ?
        func show() {}
      }
      final class Home: UIViewController {
        @objc func tap() {
          let page = storyboard!.instantiateViewController(withIdentifier: "Page") as! Page
          navigationController?.pushViewController(page, animated: true)
        }
      }
      """, gives: "cycle while_kept likely self \(life)")
  }

  /// Another closure that is kept for calls runs the closure that it captures.
  @Test func callbacksThroughAnotherClosure() {
    let watch =
      "func watch(_ change: @escaping () -> Void) { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in change() } }\n"
    expect(launch("watch { let page = Page(); page.bind() }"), watch, gives: passing)
    expect(
      launch("finish { let page = Page(); page.bind() }"), "func finish(_ end: @escaping () -> Void) { DispatchQueue.main.async { end() } }", gives: staying)
  }

  /// A slot that code fills again at any time holds no object for good.
  @Test func slotsThatEventsFillAgain() {
    let slot = "var page: Page?; func applicationDidFinishLaunching(_ note: Notification) { fill() }; func fill() { page = Page(); page?.bind() }"
    expect(slot, gives: staying)
    expect(slot + "; @objc func reload() { fill() }", gives: passing)
  }
}
