public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

public protocol UISearchControllerDelegate: NSObjectProtocol {}
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

/// Source: UISearchBar.h, "delegate" (weak).
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  public let searchTextField = UITextField()
  fileprivate weak var controller: UISearchController?

  /// For drivers: the user types.
  public func simulateTyping(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchTextField.simulateTyping(text)
    if let controller { controller.searchResultsUpdater?.updateSearchResults(for: controller) }
  }
}

/// Keeps its results controller and its bar; not its updater or delegate.
/// Source: UISearchController.h, "searchResultsUpdater", "delegate" (weak).
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }
  public convenience init() { self.init(searchResultsController: nil) }
  public required init?(coder: NSCoder) { nil }
}
