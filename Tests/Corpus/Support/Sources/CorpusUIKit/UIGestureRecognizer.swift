public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Does not keep its targets, its delegate or its view.
/// Source: Apple, "UIGestureRecognizer.addTarget(_:action:)" (target-action as that of a control,
/// which does not retain); UIGestureRecognizer.h, "delegate" (weak).
open class UIGestureRecognizer: NSObject {
  public enum State: Int { case possible, began, changed, ended, cancelled, failed }
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  private var targets: [(target: Weak<AnyObject>, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) { targets.append((Weak(target as AnyObject), action)) }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in target.map { entry.target.object === ($0 as AnyObject) } ?? true }
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// For drivers: the gesture happens.
  public func simulateRecognition(_ state: State = .ended) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    self.state = state
    for (target, action) in targets { if let target = target.object { action.send(to: target, self) } }
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

open class UILongPressGestureRecognizer: UIGestureRecognizer { open var minimumPressDuration: TimeInterval = 0.5 }
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public enum Direction { case left, right, up, down }
  open var direction = Direction.right
}
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }
