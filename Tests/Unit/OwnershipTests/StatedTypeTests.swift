import Testing

/// Classes that the code states by a test.
struct StatedTypeTests {
  /// The superclass takes a view of another class out.
  @Test func testedClassTellsWhichViewIsTakenOut() {
    let code = """
      import UIKit
      final class Knob: UIView {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action; super.init(frame: .zero) }
      }
      extension UIView { func showError(_ action: @escaping () -> Void) { addSubview(Knob(action: action)) } }
      class Base: UIViewController {
        func stop(_ views: [UIView]) { BODY }
      }
      final class Screen: Base {
        var count = 0
        override func viewDidLoad() {
          view.showError { self.count += 1 }  //= ?
        }
      }

      """
    func releases(_ body: String) -> String { code.replacing("BODY", with: body) }
    for type in ["UIActivityIndicatorView", "Knob"] {
      let verdict = "cycle while_kept proven self" + (type == "Knob" ? " by_uncalled_method" : "")
      check(releases("views.first { $0 is \(type) }?.removeFromSuperview()"), gives: verdict)
      check(releases("views.filter { $0 is \(type) }.forEach { $0.removeFromSuperview() }"), gives: verdict)
      check(releases("for view in views where view is \(type) { view.removeFromSuperview() }"), gives: verdict)
      check(releases("views.forEach { if $0 is \(type) { $0.removeFromSuperview() } }"), gives: verdict)
      check(releases("guard let view = views.last, view is \(type) else { return }; view.removeFromSuperview()"), gives: verdict)
    }
    check(releases("for view in views where !(view is UIButton) { view.removeFromSuperview() }"), gives: "cycle while_kept proven self by_uncalled_method")
  }

  /// What a callee stores in a property of the class that it casts to, it does not store in objects of other classes.
  @Test func castExcludesUnrelatedClasses() {
    let code = """
      class Alert { let action: () -> Void; init(_ action: @escaping () -> Void) { self.action = action } }
      class Alarm { var follower: Any? }
      class Form {}
      enum Queue { static func add(_ alert: Alert, behind other: AnyObject) { if let alarm = other as? Alarm { alarm.follower = alert } } }
      class Page {
        let other = OTHER()
        func ask() { Queue.add(Alert { self.leave() }, behind: other) }  //= ?
        func leave() {}
      }

      """
    check(code.replacing("OTHER", with: "Alarm"), gives: "cycle while_kept proven self")
    check(code.replacing("OTHER", with: "Form"), gives: "none self")
  }
}
