public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
}

public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// Keeps its cells, shown or waiting, and its layout; not its delegate or data source.
/// Source: UICollectionView.h, "delegate", "dataSource" (weak), "collectionViewLayout" (strong).
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout.collectionView = self } }
  open var allowsMultipleSelection = false
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let type = cellClasses[identifier] else { fatalError("no cell registered for \(identifier)") }
    return cell(of: type, identifier)
  }

  private func cell(of type: UICollectionViewCell.Type, _ identifier: String) -> UICollectionViewCell {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = type.init(dequeuedWith: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Keeps its handler; whoever keeps the registration keeps it.
  /// Source: Apple, "UICollectionView.CellRegistration".
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = cell(of: Cell.self, registration.identifier) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Asks the data source for its cells at once, not when it is laid out.
  open func reloadData() {
    let previous = shown
    shown = [:]
    for cell in previous.values {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for item in 0..<min(20, dataSource.collectionView(self, numberOfItemsInSection: section)) {
        let indexPath = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        shown[indexPath] = cell
        addSubview(cell)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      }
    }
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    if let completion { later { completion(true) } }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    collectionViewLayout = layout
    if let completion { later { completion(true) } }
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open override func layoutSubviews() {
    if shown.isEmpty { reloadData() }
    collectionViewLayout.prepare()
  }
  open override func didMoveToWindow() { if shown.isEmpty { reloadData() } }

  /// For drivers: the user chooses an item.
  public func simulateSelection(at indexPath: IndexPath) {
    if shown[indexPath] == nil { reloadData() }
    collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// For drivers: the user presses an item for long; what the delegate offers.
  public func simulateContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: .zero)
  }
}

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Kept by the cell. Source: Apple, "UICollectionViewCell.configurationUpdateHandler".
  open var configurationUpdateHandler: ((UICollectionViewCell) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// How the collection view makes one of a registered class.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }
}

open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
