/// Does not keep its target; keeps its primary action, its menu and its custom view.
/// Source: UIBarButtonItem.h, "target" (weak), "primaryAction" (copy), "menu" (copy), "customView" (strong).
open class UIBarButtonItem: NSObject {
  public enum Style { case plain, done }
  public enum SystemItem { case done, cancel, edit, save, add, flexibleSpace, compose, reply, action, refresh, search, trash, play, pause, close }
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tintColor: UIColor?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?

  override public init() {}
  public required init?(coder: NSCoder) {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.target, self.action) = (title, target as AnyObject?, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.target, self.action) = (image, target as AnyObject?, action)
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  /// For drivers: the user taps it.
  public func simulateTap() {
    if let primaryAction { primaryAction.perform(from: self) } else if let target { action?.send(to: target, self) }
  }
}

/// Keeps its items, its title view and its search controller. Source: UINavigationItem.h.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  /// Source: Apple, "UINavigationItem.backAction".
  open var backAction: UIAction?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  public init(title: String) { self.title = title }
}
