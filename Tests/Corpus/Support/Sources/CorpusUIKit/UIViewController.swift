public enum UIModalPresentationStyle { case automatic, fullScreen, pageSheet, formSheet, overFullScreen, popover, custom }
public enum UIModalTransitionStyle { case coverVertical, crossDissolve, flipHorizontal }

/// Keeps its view, its children and what it presents; not its parent or what presents it.
/// Source: Apple, "UIViewController.view", "addChild(_:)", "present(_:animated:completion:)",
/// UIViewController.h ("parent": weak, "presentingViewController" follows the presentation).
open class UIViewController: UIResponder {
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false
  open var toolbarItems: [UIBarButtonItem]?
  open var preferredContentSize = CGSize.zero
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open internal(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: nil)

  private var loadedView: UIView?
  private(set) var isAppeared = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open func loadView() { view = UIView() }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private var appearing = (true, false)

  /// UIKit's own way of having a controller appear; drivers use it where no container does.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearing = (isAppearing, animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    } else {
      viewWillDisappear(animated)
    }
  }

  open func endAppearanceTransition() {
    isAppeared = appearing.0
    if appearing.0 { viewDidAppear(appearing.1) } else { viewDidDisappear(appearing.1) }
  }

  func appear(_ animated: Bool) {
    guard !isAppeared else { return }
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  func disappear(_ animated: Bool) {
    guard isAppeared else { return }
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  // MARK: Presentation

  /// The completion is called once, when the presented view has appeared, and let go of.
  open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear(animated)
    if let completion { later(0, completion) }
  }

  /// Dismisses what it presents, or has itself dismissed by what presents it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.presentedViewController?.dismiss(animated: false)
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.disappear(animated)
      presented.wasDismissed()
    } else if let presenter = presentingViewController ?? parent, presenter.presentedViewController != nil || presenter.presentingViewController != nil {
      presenter.dismiss(animated: animated, completion: completion)
      return
    }
    if let completion { later(0, completion) }
  }

  func wasDismissed() {}

  open var isBeingDismissed: Bool { presentingViewController == nil }
  open var isMovingFromParent: Bool { parent == nil }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    parent.children.removeAll { $0 === self }
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  open var tabBarController: UITabBarController? { parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController } }

  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController { navigationController.pushViewController(viewController, animated: true) } else { present(viewController, animated: true) }
  }
}

public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Its delegate is weak. The presented controller keeps it; on Apple's systems it keeps that
/// controller until the dismissal, which comes to the same once dismissed.
/// Source: UIPresentationController.h, "delegate" (weak).
open class UIPresentationController: NSObject {
  open private(set) weak var presentedViewController: UIViewController!
  open private(set) weak var presentingViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// For drivers: the user swipes the sheet away.
  public func simulateSwipeToDismiss() {
    presentedViewController?.presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
  }
}
