import Ownership
import Testing

/// The controllers to which segues lead.
struct SegueTests {
  private func expectCycle(_ prepare: String, _ isCycle: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = """
      import UIKit
      final class Home: UIViewController { var core: Core? }
      final class Pin: UIViewController { var core: Core? }
      final class Core: UIViewController {
        var home: Home?
        var pin: UIViewController?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(prepare) }
      }
      """
    #expect(analyse([code]).observations.contains { $0.keeper == .cycle } == isCycle, sourceLocation: sourceLocation)
  }

  /// Each run leads to one controller. A cast to another class is about another one.
  @Test func castsToSeveralClassesAreDifferentObjects() {
    let home = "if let home = segue.destination as? Home { home.title = \"\"; self.home = home }\n"
    expectCycle(home + "else if let pin = segue.destination as? Pin { pin.core = self }", false)
    expectCycle(home + "else if let pin = segue.destination as? Pin { pin.core = self; self.pin = pin }", true)
  }

  @Test func screensOnTheStackOfADestination() {
    let stack = "let stack = segue.destination as? UINavigationController\n"
    let home = "if let home = stack?.topViewController as? Home { self.home = home }\n"
    expectCycle(stack + home + "else if let pin = stack?.topViewController as? Pin { pin.core = self }", false)
  }
}
