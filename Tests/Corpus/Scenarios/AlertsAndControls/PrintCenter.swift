import UIKit

final class PrintJob: NSObject {
  let title: String
  @objc dynamic var progress = 0.0
  @objc dynamic var pagesLeft = 3

  init(title: String) { self.title = title }

  func advance() {
    progress += 0.5
    didChangeValue(for: \.progress)
    pagesLeft -= 1
    didChangeValue(for: \.pagesLeft)
  }
}

final class PrintJobViewController: UIViewController {
  private let job: PrintJob
  private let bar = UIProgressView()
  private let pages = UILabel()
  private var progressObservation: NSKeyValueObservation?
  private var pagesObservation: NSKeyValueObservation?
  private var jamAlert: UIAlertController?

  init(job: PrintJob) {
    self.job = job
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func followProgress() {
    progressObservation = job.observe(\.progress, options: [.new]) { job, _ in  //@ progress
      self.bar.setProgress(Float(job.progress), animated: true)
    }
  }

  func followPages() {
    pagesObservation = job.observe(\.pagesLeft, options: [.new]) { [weak self] job, _ in  //@ pages
      self?.pages.text = "\(job.pagesLeft) pages left"
    }
  }

  func prepareJamAlert() {
    let alert = UIAlertController(title: "Paper jam", message: job.title, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Resume", style: .default) { _ in  //@ jam
      self.job.advance()
    })
    jamAlert = alert
  }

  func askForCopies() -> UIAlertController {
    let alert = UIAlertController(title: "Copies", message: nil, preferredStyle: .alert)
    alert.addTextField { field in field.text = "1" }
    alert.addAction(UIAlertAction(title: "Print", style: .default) { _ in  //@ copies
      let count = Int(alert.textFields?.first?.text ?? "") ?? 1
      self.job.pagesLeft *= count
    })
    present(alert, animated: true)
    return alert
  }

  func flashDone() {
    bar.setProgress(1, animated: true)
    UIView.animate(withDuration: 0.2, animations: { self.bar.alpha = 0 }, completion: { _ in  //@ flash
      self.bar.removeFromSuperview()
      self.pages.text = "Done"
    })
  }

  func jammed() {
    guard let jamAlert, presentedViewController == nil else { return }
    present(jamAlert, animated: true)
  }
}

final class PrinterListViewController: UIViewController {
  private let table = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, String>?
  private let stockLevels = ["Front desk": 80, "Basement": 12]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, name in  //@ row
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = "\(self.stockLevels[name] ?? 0) %"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(stockLevels.keys))
    dataSource?.apply(snapshot)
  }
}
