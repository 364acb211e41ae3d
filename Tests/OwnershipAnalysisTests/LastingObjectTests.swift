import Testing

/// What an object that lives until the process ends makes once lives as long, and so does what that makes once.
@Suite struct LastingObjectTests {
  private let application = "@main final class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
  private let body = "var onTap: (() -> Void)?; func bind() { onTap = { self.close() } }; func close() {}"
  private let lasting = "owner until_event proven self"
  /// A scene may be closed, though few are.
  private let assumed = "cycle while_kept likely self"
  private let leak = "cycle while_kept proven self"

  /// A program of a class `Page` with a closure that holds it, in the second line, and other code behind it.
  private func check(_ inherited: String, _ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipAnalysisTests.check(
      application + "final class Page\(inherited) { \(body) }  //= ?\n" + code, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func theRootOfTheWindow() {
    let scene = "final class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow?\n"
    let connect = "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { window?.rootViewController = Page() }"
    check(": UIViewController", scene + connect + " }", assumed)
    // The second place puts another object in the place of the first.
    check(": UIViewController", scene + connect + "; func leave() { window?.rootViewController = UIViewController(); again() }; func again() { window?.rootViewController = Page() } }", leak)
    check(": UIViewController", scene + connect + " }\nfunc show(_ other: UIViewController) { other.present(Page(), animated: true) }", leak)
  }

  @Test func whatTheRootMakesOnce() {
    let scene = """
      final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { window?.rootViewController = Tabs() }
      }

      """
    check(": UIViewController", scene + "final class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Page())] } }",
      assumed)
    check(": UIViewController", scene + "final class Tabs: UITabBarController { func go(_ stack: UINavigationController) { stack.pushViewController(Page(), animated: true) } }", leak)
  }

  @Test func partsOfWhatAGlobalListHolds() {
    let parts = "class Part { let page: Page; init(page: Page) { self.page = page } }\nfinal class First: Part { public init() { super.init(page: Page()) } }\n"
    check("", parts + "var all: [Part] = [First()]", lasting)
    check("", parts + "var all: [Part] = [First()]\nfunc drop() { all.removeAll() }", leak)
    check("", parts + "var all: [Part] = [First()]\nfunc more() -> Part { First() }", leak)
  }

  @Test func theModelOfTheApplication() {
    let model = "final class Model { let page = Page() }\n"
    check("", model + "@main struct Main: App { let model: Model; init() { let model = Model(); self.model = model } }", lasting)
    check("", model + "struct Sheet: View { @StateObject var model = Model() }", leak)
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
          row.onTap = { self.row = row }  //= owner until_event possible self | cycle while_kept proven row
          self.row = row
        }
      }
      """
    OwnershipAnalysisTests.check(code)
  }

  @Test func whatAPrivateMethodOfTheDelegateFillsOnce() {
    let delegate = "final class Delegate: NSObject, NSApplicationDelegate { var page: Page?\n"
    let start = "private func start() { page = Page() }\n"
    check("", delegate + start + "func applicationDidFinishLaunching(_ note: Notification) { start() } }", lasting)
    check("", delegate + start + "func applicationDidFinishLaunching(_ note: Notification) { start() }\nfunc again() { start() } }", leak)
  }

  /// Of a class of which nothing makes objects nothing is certain.
  @Test func codeOfAClassThatNobodyMakes() {
    let uncertain = "cycle while_kept likely self"
    check("", "final class Owner { let page = Page() }", uncertain)
    check("", "final class Owner { let page = Page() }\nfunc show() -> Owner { Owner() }", leak)
  }
}
