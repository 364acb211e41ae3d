/// Keeps its menu and primary action, as any control does its actions.
open class UIButton: UIControl {
  public enum ButtonType { case custom, system, close, infoLight }

  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?
  /// Kept by the button. Source: Apple, "UIButton.configurationUpdateHandler".
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public let titleLabel: UILabel? = UILabel()
  private var titles: [State: String] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setTitle(primaryAction?.title, for: .normal)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// For drivers: the user taps it.
  public func simulateTap() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

open class UIStepper: UIControl { open var value: Double = 0 }
open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}

open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

open class UIDatePicker: UIControl { open var date = Date() }

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
