import UIKit

struct Seat: Hashable {
  let row: String
  let number: Int
}

final class SeatCell: UICollectionViewCell {
  let label = UILabel()
  func show(_ seat: Seat, price: Int) { label.text = "\(seat.row)\(seat.number) \(price)" }
}

final class SeatMapViewController: UIViewController {
  private let prices = ["A": 80, "B": 60]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Int, Seat>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<SeatCell, Seat> { cell, _, seat in  //@ seatCell
      cell.show(seat, price: self.prices[seat.row] ?? 0)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, seat in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: seat)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Seat>()
    snapshot.appendSections([0])
    snapshot.appendItems([Seat(row: "A", number: 1), Seat(row: "B", number: 2)])
    dataSource.apply(snapshot) {
      self.title = "2 seats"
    }
  }
}

final class OrderListViewController: UIViewController {
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, Seat>?
  private let formatter = NumberFormatter()
  private(set) var isLoaded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { [formatter] _, _, seat in  //@ orderCell
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = formatter.string(from: NSNumber(value: seat.number))
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Seat>()
    snapshot.appendSections([0])
    snapshot.appendItems([Seat(row: "A", number: 1)])
    dataSource?.apply(snapshot, animatingDifferences: false) {  //@ applied
      self.isLoaded = true
    }
  }
}

final class VenueViewController: UIViewController {
  private var isCompact = true
  private lazy var layout = UICollectionViewCompositionalLayout { _, _ in  //@ venueLayout
    let height: NSCollectionLayoutDimension = self.isCompact ? .absolute(44) : .estimated(88)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
  }
}

final class BuyViewController: UIViewController {
  let buyButton = UIButton(type: .system)
  private(set) var purchases = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    buyButton.addAction(UIAction(title: "Buy") { [weak self] _ in  //@ buy
      self?.purchases += 1
    }, for: .touchUpInside)
    view.addSubview(buyButton)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GiftViewController: UIViewController {
  private(set) var recipients = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in  //@ addRecipient
      self.recipients += 1
    })
  }
}
