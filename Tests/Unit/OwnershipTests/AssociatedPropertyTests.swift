import Testing

/// A computed property whose accessors put its value with the object by the Objective-C runtime is a stored one for all who use it.
@Suite struct AssociatedPropertyTests {
  private let declarations = """
    import UIKit
    private var key: UInt8 = 0
    extension UIViewController {
      var importer: Importer? {
        get { objc_getAssociatedObject(self, &key) as? Importer }
        set { objc_setAssociatedObject(self, &key, newValue, POLICY) }
      }
    }
    final class Importer: NSObject {
      weak var presenter: UIViewController?
      var onEnd: (() -> Void)?
      init(presenter: UIViewController) { self.presenter = presenter }
      END
    }
    final class Page: UIViewController {
      var n = 0
      func load() {
        let importer = Importer(presenter: self)
        importer.onEnd = { self.n += 1 }  //= ?
        self.importer = importer
      }
      MORE
    }
    """

  private func code(_ policy: String = ".OBJC_ASSOCIATION_RETAIN_NONATOMIC", end: String = "", more: String = "") -> String {
    declarations.replacing("POLICY", with: policy).replacing("END", with: end).replacing("MORE", with: more)
  }

  @Test func associatedObjectIsRetained() {
    check(code(), gives: "cycle while_kept proven self")
    check(code(".OBJC_ASSOCIATION_ASSIGN"), gives: "none self")
  }

  /// `nil` takes it out, whoever gives it.
  @Test func nilReleasesAssociatedObject() {
    check(code(end: "func finish() { presenter?.importer = nil }"), gives: "cycle while_kept proven self by_uncalled_method")
    check(code(more: "override func viewDidDisappear(_ animated: Bool) { importer = nil }"), gives: "cycle while_kept proven self by_other_method")
  }

  /// The getter gives what the setter has kept.
  @Test func getterReturnsAssociatedObject() {
    let again = "func again() { importer?.onEnd = { self.n += 1 }  //= cycle while_kept proven self\n }"
    check(code(more: again), gives: "cycle while_kept proven self")
  }

  /// A setter may wrap the closure that it is given in an object.
  @Test func aWrappedClosure() {
    check(
      """
      import AppKit
      final class Wrapper { let closure: () -> Void; init(_ closure: @escaping () -> Void) { self.closure = closure } }
      private var key = 0
      extension NSControl {
        var onAction: (() -> Void)? {
          get { (objc_getAssociatedObject(self, &key) as? Wrapper)?.closure }
          set { objc_setAssociatedObject(self, &key, newValue.map { Wrapper($0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
        func bind() { onAction = { self.isHidden = true } }  //= cycle while_kept proven self
      }
      """)
  }
}
