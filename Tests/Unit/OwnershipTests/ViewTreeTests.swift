import Testing

/// What views, cells and controllers keep.
struct ViewTreeTests {
  @Test func whatLeavesItsTreeLeavesTheWeakOutlet() {
    check(
      """
      import UIKit
      final class Banner: UIView {
        var onClose: (() -> Void)?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClose?() }
      }
      final class Screen: UIViewController {
        @IBOutlet weak var banner: Banner!
        override func viewDidLoad() {
          banner.onClose = { self.banner.removeFromSuperview() }  //= cycle while_kept proven self by_same_code
        }
      }
      """)
  }

  @Test func cellsOfAWeakOutlet() {
    check(
      """
      import UIKit
      final class Row: UITableViewCell { var onTap: (() -> Void)? }
      final class Screen: UIViewController, UITableViewDataSource {
        @IBOutlet private weak var table: UITableView!
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
          cell.onTap = { self.open() }  //= cycle while_kept likely self
          return cell
        }
        func open() {}
      }
      """)
  }

  @Test func rootViewsOfOwnClasses() {
    check(
      """
      import SwiftUI
      import UIKit
      struct Panel: View { var onClose: () -> Void = {} }
      class Base<Root: View>: UIHostingController<Root> {}
      final class Screen: Base<Panel> {
        func arm() { rootView.onClose = { [unowned self] in self.close() } }  //= cycle while_kept proven self unowned
        func close() {}
      }
      """)
  }

  @Test func cancelHandlersRunAfterDeinit() {
    check(
      """
      import Dispatch
      final class Reader {
        let source = DispatchSource.makeTimerSource()
        deinit { source.cancel() }
        func start() {
          source.setEventHandler { [unowned self] in self.read() }  //= cycle while_kept proven self unowned by_deinit
          source.setCancelHandler { [unowned self] in self.read() }  //= object while_kept proven self unowned
        }
        func read() {}
      }
      final class Idler {
        let source = DispatchSource.makeTimerSource()
        func start() { source.setCancelHandler { [unowned self] in self.read() } }  //= cycle while_kept proven self unowned
        func read() {}
      }
      """)
  }

  /// A requirement that the framework's class meets is the framework's property, which retains nothing here.
  @Test func requirementOfAFrameworkProperty() {
    check(
      """
      import AppKit
      protocol Blurred { var superview: NSView? { get } }
      extension NSView: Blurred {}
      final class Panel: NSView {
        var onTap: (() -> Void)?
        func arm() {
          guard let outer = superview as? Panel else { return }
          outer.onTap = { self.needsDisplay = true }  //= object while_kept proven self
        }
      }
      """)
  }

  /// A nib puts a view of the tree into a weak outlet. What code puts there is not thereby in the tree.
  @Test func whatCodePutsIntoAWeakOutletIsHeldWeakly() {
    check(
      """
      import UIKit
      class Card: UIView {
        @IBOutlet weak var back: UIView!
        @IBOutlet weak var button: Press!
        override init(frame: CGRect) { super.init(frame: frame); back = self }
        func bind() { button.onPress = { self.bind() } }  //= cycle while_kept proven self
      }
      final class Press: UIView { var onPress: (() -> Void)? }
      """)
  }

  /// A navigation controller holds the screens above which it is found, wherever code looks for it.
  @Test func theNavigationControllerOfAScreen() {
    let code = """
      import UIKit
      final class Flow: UINavigationController {}
      final class Model {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
        var onDone: (() -> Void)?
      }
      extension UIViewController { func flow() -> Flow { navigationController as! Flow } }
      final class Screen: UIViewController {
        var onClose: (() -> Void)?
        func own() -> Flow { navigationController as! Flow }
        func bind() {
          let flow = FLOW
          onClose = { flow.isNavigationBarHidden = true }  //= cycle while_kept likely flow
        }
      }

      """
    check(code.replacing("FLOW", with: "navigationController as! Flow"))
    check(code.replacing("FLOW", with: "own()"))
    check(code.replacing("FLOW", with: "flow()"))
  }
}
