/// Keeps its handler until its alert is dismissed. Source: see `UIAlertController`.
open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  fileprivate var handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// Keeps its actions and text fields. Once it has been dismissed the handlers of its actions
/// are let go of, whichever was chosen; an alert that is never presented keeps them.
/// Source: Apple, "UIAlertController.addAction(_:)"; the class has a method of its own that
/// clears the handlers (`_clearActionHandlers`, in dumps of UIKit's headers).
open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public let preferredStyle: Style

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The handler is called at once and let go of.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  override func wasDismissed() { actions.forEach { $0.handler = nil } }

  /// For drivers: the user taps the action, which dismisses the alert and then calls the handler.
  public func simulateTap(on action: UIAlertAction) {
    let handler = action.handler
    presentingViewController?.dismiss(animated: true)
    handler?(action)
  }

  /// For drivers: taps the action of that title.
  public func simulateTap(on title: String) {
    if let action = actions.first(where: { $0.title == title }) { simulateTap(on: action) }
  }
}
