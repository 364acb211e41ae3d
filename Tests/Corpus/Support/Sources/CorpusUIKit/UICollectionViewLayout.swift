/// Does not keep its collection view. Source: Apple, "UICollectionViewLayout.collectionView".
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  override public init() {}
  public required init?(coder: NSCoder) {}
  open func prepare() {}
  open func invalidateLayout() {}
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection { case vertical, horizontal }
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var scrollDirection = ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero
}

/// Keeps the provider of its sections.
/// Source: Apple, "UICollectionViewCompositionalLayout.init(sectionProvider:)".
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private struct Environment: NSCollectionLayoutEnvironment {}

  open override func prepare() {
    guard let collectionView else { return }
    for section in 0..<(collectionView.dataSource?.numberOfSections(in: collectionView) ?? 0) {
      _ = sectionProvider(section, Environment())
    }
  }
}

public protocol NSCollectionLayoutEnvironment {}

public final class NSCollectionLayoutDimension: NSObject {
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
}

public final class NSCollectionLayoutSize: NSObject {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

open class NSCollectionLayoutItem: NSObject {
  public init(layoutSize: NSCollectionLayoutSize) {}
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
}

/// Keeps its handler. Source: Apple, "NSCollectionLayoutSection.visibleItemsInvalidationHandler".
open class NSCollectionLayoutSection: NSObject {
  open var interGroupSpacing: CGFloat = 0
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  public init(group: NSCollectionLayoutGroup) {}
}
