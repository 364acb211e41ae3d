/// Keeps its subviews, gesture recognizers and interactions; not its superview.
/// Source: Apple, "UIView.addSubview(_:)" (establishes a strong reference to the view),
/// "UIView.superview", "UIView.addGestureRecognizer(_:)".
open class UIView: UIResponder {
  public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  open var frame: CGRect
  open var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame.size = newValue.size } }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  public private(set) lazy var layer: CALayer = { let layer = CALayer(); layer.delegate = self; return layer }()

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) var interactions: [UIInteraction] = []
  /// What it is the view of.
  weak var viewController: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { viewController ?? superview }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.didMoveToWindow() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    self.superview = nil
    superview.subviews.removeAll { $0 === self }
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func layoutSubviews() {}
  open func sizeToFit() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func addInteraction(_ interaction: UIInteraction) {
    interactions.append(interaction)
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
