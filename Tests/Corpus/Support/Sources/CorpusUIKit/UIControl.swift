/// Does not keep its targets; keeps its actions.
/// Source: Apple, "UIControl.addTarget(_:action:for:)" ("The control does not retain
/// the object in the target parameter") and "addAction(_:for:)".
open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1), disabled = State(rawValue: 2), selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var targets: [(target: Weak<AnyObject>, action: Selector, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  package var whenFreed: [() -> Void] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { whenFreed.forEach { $0() } }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let target { targets.append((Weak(target as AnyObject), action, controlEvents)) }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { entry in
      !entry.events.isDisjoint(with: controlEvents) && target.map { entry.target.object === ($0 as AnyObject) } ?? true
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  open func sendActions(for controlEvents: Event) {
    for (target, action, events) in targets where !events.isDisjoint(with: controlEvents) {
      if let target = target.object { action.send(to: target, self) }
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
  }
}
