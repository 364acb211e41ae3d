import Testing

/// What only calls end lasts as long as its holder where no code makes those calls.
@Suite struct ControllerTreeTests {
  private let lasting = "cycle while_kept proven self lasting"
  private let unknown = "cycle while_kept proven self unknown"

  /// An application whose window gets `tabs`, and then other code of its delegate.
  private func checkPage(
    _ launch: String, and other: String = "", _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = """
      @main final class Launcher: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          let tabs = UITabBarController()
          \(launch)
          window?.rootViewController = tabs
          return true
        }
        \(other)
      }
      final class Other: UIViewController {}
      final class Page: UIViewController { var onTap: (() -> Void)?; @objc func bind() { onTap = { self.close() } }; func close() {} }  //= ?
      """
    OwnershipTests.check(source, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func rootsOfStacks() {
    let launch = "tabs.viewControllers = [UINavigationController(rootViewController: Page())]"
    checkPage(launch, lasting)
    let other = "@objc func leave(_ stack: UINavigationController) { stack.setViewControllers([UIViewController()], animated: true) }"
    checkPage(launch, and: other, unknown)
  }

  @Test func tabsThatAreSetOnce() {
    let launch = "tabs.setViewControllers([Page()], animated: false)"
    checkPage(launch, lasting)
    let other = "@objc func leave() { (window?.rootViewController as? UITabBarController)?.setViewControllers([], animated: true) }"
    checkPage(launch, and: other, unknown)
  }

  /// What leaves its tree is of a class: the end of another class's view ends nothing.
  @Test func viewsThatNothingRemoves() {
    func source(_ removed: String) -> String {
      """
      @main final class Launcher: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window.addSubview(Bar())
          return true
        }
      }
      final class Other: UIView {}
      final class Bar: UIView { var onTap: (() -> Void)?; @objc func bind() { onTap = { self.close() } }; func close() {} }  //= ?
      @objc func leave(_ view: \(removed)) { view.removeFromSuperview() }
      """
    }
    OwnershipTests.check(source("Other"), gives: lasting)
    OwnershipTests.check(source("UIView"), gives: unknown)
  }
}
