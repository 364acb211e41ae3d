open class UIResponder: NSObject {
  override public init() { super.init() }
  /// The chain of responders is not owned from below. Source: Apple, "UIResponder.next".
  open var next: UIResponder? { nil }
  open private(set) var isFirstResponder = false
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { isFirstResponder = true; return true }
  @discardableResult open func resignFirstResponder() -> Bool { isFirstResponder = false; return true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
}

public final class UITouch: NSObject {}
public final class UIEvent: NSObject {}
