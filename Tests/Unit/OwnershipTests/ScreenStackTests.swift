import Testing

/// The user takes screens off a stack, but not where the stack itself is put away.
@Suite struct ScreenStackTests {
  /// A coordinator that pushes a page with a closure.
  private func flow(_ body: String, members: String = "", program: String = "") -> String {
    """
    import UIKit
    final class Page: UIViewController { var onDone: (() -> Void)? }
    final class Flow {
      let base: UIViewController
      init(base: UIViewController) { self.base = base }
      \(members)
      \(body)
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { Flow(base: UIViewController()).start() }
    }
    \(program)
    """
  }

  private static let pushed = """
    let page = Page()
    page.onDone = { stack.isEditing = false }  //= ?
    stack.pushViewController(page, animated: false)
    """

  @Test func aStackMadePerUseGoesWithItsScreens() {
    check(
      flow("func start() { let stack = UINavigationController(); base.present(stack, animated: true)\n\(Self.pushed)\n}"),
      gives: "cycle while_kept proven stack")
    // Helpers are given the same stack.
    check(
      flow(
        "func start() { let stack = UINavigationController(); base.present(stack, animated: true); show(in: stack) }",
        members: "private func show(in stack: UINavigationController) {\n\(Self.pushed)\n}"), gives: "cycle while_kept proven stack")
  }

  @Test func aMethodThatPopsIsMissedThere() {
    check(
      flow(
        "func start() { let stack = UINavigationController(); current = stack; base.present(stack, animated: true)\n\(Self.pushed)\n}",
        members: "private weak var current: UINavigationController?\nfunc back() { current?.popToRootViewController(animated: true) }",
        program: "let flow = Flow(base: UIViewController()); flow.start(); flow.back()"), gives: "cycle while_kept proven stack by_other_method missed")
  }

  @Test func aStackOfUnknownOriginMayStay() {
    check(flow("func start(in stack: UINavigationController) {\n\(Self.pushed)\n}"), gives: "cycle while_kept proven stack unknown")
  }

  /// The object uses the stack of another one, and goes before.
  @Test func theUserPopsWhereTheStackStaysLonger() {
    check(
      flow(
        "func start() {\n\(Self.pushed)\n}",
        members: "private let stack: UINavigationController\ninit(stack: UINavigationController) { self.stack = stack; base = stack }"),
      gives: "cycle until_event proven self")
  }

  /// The first screen stays on the stack. The same reference from a pushed one says less.
  @Test func theFirstScreenComesBeforePushedOnes() {
    let code = """
      import UIKit
      protocol Routing: AnyObject { var stack: UINavigationController { get set } }
      final class Flow: Routing {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.viewControllers = [Page(flow: self)] }
        func more() { stack.pushViewController(Page(flow: self), animated: true) }
      }
      final class Page: UIViewController {
        var flow: Flow
        init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
      }
      """
    let found = analyse([code]).observations.filter { $0.subject == .storedReference && $0.keeper == .cycle }
    #expect(found.map(\.lifetime) == [.whileKept])
  }

  @Test func theStackOfTheObjectItselfGoesWithIt() {
    check(flow("func start() {\n\(Self.pushed)\n}", members: "private let stack = UINavigationController()"), gives: "cycle while_kept proven self")
  }
}
