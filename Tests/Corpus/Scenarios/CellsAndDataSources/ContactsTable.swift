import UIKit

struct Contact: Hashable {
  var name: String
  var number: String
}

final class ContactCell: UITableViewCell {
  var onCall: (() -> Void)?
  var onMore: (() -> Void)?
  var isExpanded = false
  let callButton = UIButton(type: .system)

  override func prepareForReuse() {
    super.prepareForReuse()
    onCall = nil
  }
}

final class ContactsController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private var contacts = [Contact(name: "Ada", number: "1"), Contact(name: "Grace", number: "2")]
  private(set) var called: [String] = []
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Contact>(tableView: table) { table, indexPath, contact in //@ contacts
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath) as! ContactCell
    cell.onCall = { [weak self] in self?.called.append(contact.number) }
    cell.textLabel?.text = self.title(for: contact)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
    snapshot.appendSections([0])
    snapshot.appendItems(contacts)
    dataSource.apply(snapshot)
  }

  private func title(for contact: Contact) -> String { contact.name.uppercased() }
}

final class FavouritesController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private let prefix = "★ "
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Contact>(tableView: table) { [prefix] table, indexPath, contact in //@ favourites
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = prefix + contact.name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
    snapshot.appendSections([0])
    snapshot.appendItems([Contact(name: "Ada", number: "1")])
    dataSource.apply(snapshot)
  }
}

final class RecentCallsController: UITableViewController {
  private var calls = ["1", "2", "3"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "call")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calls.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "call", for: indexPath) as! ContactCell
    cell.onMore = { [unowned cell] in //@ more
      cell.isExpanded.toggle()
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in //@ swipe
      self.calls.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

final class BlockedController: UITableViewController {
  private var blocked = ["9"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "blocked")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { blocked.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "blocked", for: indexPath) as! ContactCell
    cell.onCall = { self.unblock(indexPath.row) } //@ unblock
    return cell
  }

  private func unblock(_ row: Int) { blocked.remove(at: row) }
}

final class GroupController: UITableViewController {
  private var members = ["Ada"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = UIAction(title: "Add") { _ in //@ addMember
      self.members.append("Grace")
      self.tableView.reloadData()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
  }
}
