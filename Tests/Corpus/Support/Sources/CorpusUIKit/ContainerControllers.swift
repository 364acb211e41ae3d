public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

/// Keeps the controllers on its stack until they are popped; not its delegate.
/// Source: Apple, "UINavigationController.viewControllers"; UINavigationController.h, "delegate" (weak).
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear(animated)
    addChild(viewController)
    viewController.didMove(toParent: self)
    show(animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let popped = topViewController else { return nil }
    drop(popped, animated)
    show(animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    popped.reversed().forEach { drop($0, animated) }
    show(animated)
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    popped.reversed().forEach { drop($0, animated) }
    show(animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children where !viewControllers.contains(where: { $0 === child }) { drop(child, animated) }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    show(animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}

  private func drop(_ controller: UIViewController, _ animated: Bool) {
    controller.willMove(toParent: nil)
    controller.disappear(animated)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func show(_ animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    view.addSubview(top.view)
    top.appear(animated)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}

open class UINavigationBar: UIView { open var prefersLargeTitles = false }

/// Keeps its controllers, not its delegate. Source: UITabBarController.h.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var selectedIndex = 0 {
    didSet {
      guard children.indices.contains(selectedIndex) else { return }
      children[selectedIndex].appear(false)
      delegate?.tabBarController(self, didSelect: children[selectedIndex])
    }
  }
  open var selectedViewController: UIViewController? { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      children.forEach { $0.removeFromParent() }
      (newValue ?? []).forEach { addChild($0); $0.didMove(toParent: self) }
      selectedViewController?.appear(false)
    }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
}

public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

open class UITabBarItem: NSObject {
  open var title: String?
  open var badgeValue: String?
  override public init() {}
  public init(title: String?, image: UIImage?, tag: Int = 0) { self.title = title }
}

public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}

/// Keeps the pages shown; not its data source or delegate. Source: UIPageViewController.h (weak).
open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case pageCurl, scroll }
  public enum NavigationOrientation { case horizontal, vertical }
  public enum NavigationDirection { case forward, reverse }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]? { children }

  public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    children.forEach { $0.disappear(animated); $0.removeFromParent() }
    (viewControllers ?? []).forEach { addChild($0); $0.appear(animated) }
    if let completion { later { completion(true) } }
  }

  /// For drivers: the user turns the page.
  public func simulatePageTurn(_ direction: NavigationDirection = .forward) {
    guard let current = children.first, let dataSource else { return }
    let next = direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return }
    setViewControllers([next], direction: direction, animated: false)
    delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
  }
}

/// Its table's delegate and data source. Source: Apple, "UITableViewController".
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  open var refreshControl: UIRefreshControl? { didSet { tableView.refreshControl = refreshControl } }
  open var tableView: UITableView! { view as? UITableView }

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  open override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
}
