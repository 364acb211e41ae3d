public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

public enum UIKeyboardType { case `default`, numberPad, emailAddress, decimalPad, URL }
public enum UIReturnKeyType { case `default`, done, go, search, next, send }

/// Source: UITextField.h, "delegate" (weak).
open class UITextField: UIControl {
  public enum BorderStyle { case none, line, bezel, roundedRect }
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default

  /// For drivers: the user types.
  public func simulateTyping(_ text: String) {
    delegate?.textFieldDidBeginEditing(self)
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// For drivers: the user presses return.
  public func simulateReturn() {
    if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
    delegate?.textFieldDidEndEditing(self)
  }
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Its delegate is the scroll view's, weak. Source: UITextView.h, "delegate".
open class UITextView: UIScrollView {
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  open var text: String! = ""
  open var isEditable = true
  open var font: UIFont?
  open var textColor: UIColor?

  /// For drivers: the user types.
  public func simulateTyping(_ text: String) {
    self.text = text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
