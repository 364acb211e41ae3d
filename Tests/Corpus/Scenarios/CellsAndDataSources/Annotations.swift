import UIKit

struct Annotation: Hashable {
  let id: Int
  var note: String
}

final class AnnotationStore {
  private(set) var items = [Annotation(id: 1, note: "see ch. 4")]
  var onChange: (([Annotation]) -> Void)?
  func add(_ note: String) {
    items.append(Annotation(id: items.count + 1, note: note))
    onChange?(items)
  }
}

final class MarginController: UIViewController {
  private let table = UITableView()
  private var tint = UIColor.label
  private var dataSource: UITableViewDiffableDataSource<Int, Annotation>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, path, item in  //@ marginCell
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      cell.textLabel?.text = item.note
      cell.textLabel?.textColor = self.tint
      return cell
    }
  }

  func show(_ items: [Annotation]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Annotation>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot) {
      self.title = "\(items.count)"
    }
  }
}

final class IndexController: UIViewController {
  private let table = UITableView()
  private let tint = UIColor.label
  private var dataSource: UITableViewDiffableDataSource<Int, Annotation>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    dataSource = UITableViewDiffableDataSource(tableView: table) { [tint] table, path, item in  //@ indexCell
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      cell.textLabel?.text = item.note
      cell.textLabel?.textColor = tint
      return cell
    }
  }

  func show(_ items: [Annotation]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Annotation>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot) {  //@ indexApplied
      self.title = "\(items.count)"
    }
  }
}

final class EditorController: UIViewController {
  private let store: AnnotationStore
  private(set) var text = ""

  init(store: AnnotationStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    func refresh(_ items: [Annotation]) {
      text = items.map(\.note).joined(separator: "\n")
    }
    refresh(store.items)
    store.onChange = refresh  //@ refresh
  }
}

final class ReaderCoordinator {
  private(set) var store = AnnotationStore()
  let window = UIViewController()

  func openMargin() {
    let margin = MarginController()
    window.present(margin, animated: true)
    margin.show(store.items)
  }

  func openIndex() {
    let index = IndexController()
    window.present(index, animated: true)
    index.show(store.items)
  }

  func openEditor() {
    window.present(EditorController(store: store), animated: true)
    store.add("typo on p. 12")
  }

  func close() { window.dismiss(animated: true) }
}
