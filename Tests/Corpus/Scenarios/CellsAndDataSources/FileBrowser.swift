import UIKit

final class FileCell: UITableViewCell {
  func show(_ name: String, size: String) { textLabel?.text = "\(name) \(size)" }
}

final class FileListController: UIViewController {
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, String>?
  private var sizes: [String: Int] = ["a.txt": 12]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FileCell.self, forCellReuseIdentifier: "file")
    view.addSubview(tableView)
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { table, path, name in  //@ cells
      let cell = table.dequeueReusableCell(withIdentifier: "file", for: path)
      (cell as? FileCell)?.show(name, size: self.label(for: name))
      return cell
    }
    reload()
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(sizes.keys.sorted())
    dataSource?.apply(snapshot)
  }

  private func label(for name: String) -> String { "\(sizes[name] ?? 0) kB" }
}

final class FavouritesController: UIViewController {
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, String>?
  private var names = ["notes"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FileCell.self, forCellReuseIdentifier: "file")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, name in  //@ favourites
      let cell = table.dequeueReusableCell(withIdentifier: "file", for: path)
      (cell as? FileCell)?.show(name, size: self?.title ?? "")
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource?.apply(snapshot) { self.names.append("done") }  //@ applied
  }
}

final class FolderWatcher {
  private var source: DispatchSourceTimer?
  private(set) var scans = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.01, repeating: 60)
    source.setEventHandler { self.scan() }  //@ watch
    source.resume()
    self.source = source
  }

  private func scan() { scans += 1 }
}

final class CopyProgress {
  private var source: DispatchSourceTimer?
  private(set) var done = 0

  func begin() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.01, repeating: 60)
    source.setEventHandler { self.done += 1 }  //@ copying
    source.resume()
    self.source = source
  }

  func finish() {
    source?.cancel()
    source = nil
  }
}

final class BrowserWindow {
  func open() {
    let list = FileListController()
    list.loadViewIfNeeded()
    let favourites = FavouritesController()
    favourites.loadViewIfNeeded()
    FolderWatcher().start()
  }

  func copyFiles() {
    let progress = CopyProgress()
    progress.begin()
    progress.finish()
  }
}
