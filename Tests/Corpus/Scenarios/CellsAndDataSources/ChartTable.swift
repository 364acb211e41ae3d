import UIKit

struct Position: Hashable {
  let symbol: String
  let shares: Int
}

enum PortfolioSection { case open }

final class SparklineView: UIView {
  @objc dynamic var scale: CGFloat = 1
  func zoom(to scale: CGFloat) {
    self.scale = scale
    didChangeValue(for: \.scale)
  }
}

class PortfolioViewController: UIViewController {
  let table = UITableView()
  var isCompact = false
  var positions = [Position(symbol: "ACME", shares: 10), Position(symbol: "BOLT", shares: 4)]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "position")
  }

  func title(for position: Position) -> String { isCompact ? position.symbol : "\(position.symbol) × \(position.shares)" }

  func snapshot() -> NSDiffableDataSourceSnapshot<PortfolioSection, Position> {
    var snapshot = NSDiffableDataSourceSnapshot<PortfolioSection, Position>()
    snapshot.appendSections([.open])
    snapshot.appendItems(positions)
    return snapshot
  }
}

final class OpenPositionsViewController: PortfolioViewController {
  private var dataSource: UITableViewDiffableDataSource<PortfolioSection, Position>!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, position in  //@ open
      let cell = table.dequeueReusableCell(withIdentifier: "position", for: indexPath)
      cell.textLabel?.text = self.title(for: position)
      return cell
    }
    dataSource.apply(snapshot(), animatingDifferences: false)
  }
}

final class ClosedPositionsViewController: PortfolioViewController {
  private var dataSource: UITableViewDiffableDataSource<PortfolioSection, Position>!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, indexPath, position in  //@ closed
      let cell = table.dequeueReusableCell(withIdentifier: "position", for: indexPath)
      cell.textLabel?.text = self.title(for: position)
      return cell
    }
    dataSource.apply(snapshot(), animatingDifferences: false)
  }
}

final class WatchlistViewController: PortfolioViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Compact", primaryAction: UIAction { _ in  //@ compact
      self.isCompact.toggle()
    })
  }
}

final class AlertsViewController: PortfolioViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))  //@ sort
  }
  @objc func sort() { positions.sort { $0.symbol < $1.symbol } }
}

final class SparklineViewController: PortfolioViewController {
  let sparkline = SparklineView()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sparkline)
    observation = sparkline.observe(\.scale, options: [.new]) { _, change in  //@ scale
      self.isCompact = (change.newValue ?? 1) < 0.5
    }
  }
}

final class HeatmapViewController: PortfolioViewController {
  let sparkline = SparklineView()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sparkline)
    observation = sparkline.observe(\.scale) { view, _ in  //@ heat
      view.alpha = view.scale
    }
  }
}

final class BrokerApp {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  func open(_ screen: PortfolioViewController) { navigation.pushViewController(screen, animated: false) }
  func back() { navigation.popViewController(animated: false) }
}
