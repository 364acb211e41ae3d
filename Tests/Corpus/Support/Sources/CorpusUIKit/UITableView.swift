public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
}

/// Keeps its cells, shown or waiting to be used again; not its delegate or data source.
/// Source: UITableView.h, "delegate", "dataSource" (weak); Apple, "dequeueReusableCell(withIdentifier:for:)".
open class UITableView: UIScrollView {
  public enum Style { case plain, grouped, insetGrouped }
  public enum RowAnimation { case automatic, fade, none, top, left, right }
  public enum ScrollPosition { case none, top, middle, bottom }
  public static let automaticDimension: CGFloat = -1

  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = 44
  open var estimatedRowHeight: CGFloat = 44
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var allowsSelection = true
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var shown: [IndexPath: UITableViewCell] = [:]

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { $0.init(dequeuedWith: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else { fatalError("no cell registered for \(identifier)") }
    return cell
  }

  /// Asks the data source for its cells at once, not when it is laid out.
  open func reloadData() {
    let previous = shown
    shown = [:]
    for cell in previous.values { putAside(cell) }
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<min(20, dataSource.tableView(self, numberOfRowsInSection: section)) {
        show(IndexPath(row: row, section: section))
      }
    }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Source: Apple, "UITableView.performBatchUpdates(_:completion:)": both are called once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    if let completion { later { completion(true) } }
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}

  open override func layoutSubviews() { if shown.isEmpty { reloadData() } }
  open override func didMoveToWindow() { if shown.isEmpty { reloadData() } }

  private func show(_ indexPath: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    shown[indexPath] = cell
    addSubview(cell)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  private func putAside(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  /// For drivers: the user chooses a row.
  public func simulateSelection(at indexPath: IndexPath) {
    if shown[indexPath] == nil { reloadData() }
    tableDelegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// For drivers: the user swipes a row; what the delegate offers.
  public func simulateSwipe(at indexPath: IndexPath, leading: Bool = false) -> UISwipeActionsConfiguration? {
    leading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// For drivers: the user presses a row for long; what the delegate offers.
  public func simulateContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)
  }
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, value1, value2, subtitle }
  public enum AccessoryType { case none, disclosureIndicator, checkmark, detailButton }
  public enum SelectionStyle { case none, `default` }
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var accessoryView: UIView?
  open var isSelected = false
  /// Kept by the cell. Source: Apple, "UITableViewCell.contentConfiguration".
  open var contentConfiguration: (any UIContentConfiguration)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// How the table makes one of a registered class: UIKit asks the class by name,
  /// Swift only knows `required` initializers of a class that it is handed.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

public protocol UIContentConfiguration {}
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
