public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Keeps its providers. Source: Apple, "UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)".
open class UIContextMenuConfiguration: NSObject {
  public let identifier: NSCopying?
  private let previewProvider: (() -> UIViewController?)?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  public init(
    identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider)
  }

  /// For drivers: the menu is shown.
  @discardableResult
  public func simulateOpening() -> UIMenu? {
    _ = previewProvider?()
    let menu = actionProvider?([])
    menu?.simulateOpening()
    return menu
  }
}

public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
}

/// Its view and its delegate are weak. Source: UIContextMenuInteraction.h, UIInteraction.h.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// For drivers: the user presses for long; what the delegate offers.
  public func simulateContextMenu() -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
  }
}

/// Keeps its handler, which is handed a completion to call once.
/// Source: Apple, "UIContextualAction.init(style:title:handler:)".
open class UIContextualAction: NSObject {
  public enum Style { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?
  public let handler: Handler
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// For drivers: the user taps it.
  public func simulateTap() { handler(self, UIView()) { _ in } }
}

/// Keeps its actions. Source: UISwipeActionsConfiguration.h.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
