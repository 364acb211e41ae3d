import UIKit

struct Contact: Hashable {
  let name: String
}

final class ContactStore: NSObject {
  @objc dynamic var count = 0
  func add() {
    count += 1
  }
}

final class ContactCell: UITableViewCell {
  var call: (() -> Void)?
}

final class ContactsViewController: UIViewController, UISearchResultsUpdating {
  private let table = UITableView(frame: .zero)
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let search = UISearchController(searchResultsController: nil)
  private let store: ContactStore
  private var observation: NSKeyValueObservation?
  private var dialled: [String] = []
  private var source: UITableViewDiffableDataSource<Int, Contact>?
  private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> { _, _, contact in //@ registration
    self.dialled.append(contact.name)
  }

  init(store: ContactStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func buildPlain() {
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, contact in //@ plain
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.textLabel?.text = contact.name
      return cell
    }
  }

  func buildDialling() {
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, contact in //@ dialling
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path) as? ContactCell
      cell?.call = { [weak self] in self?.dialled.append(contact.name) }
      return cell
    }
  }

  func favourite(_ contact: Contact) -> UICollectionViewCell {
    collection.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 0, section: 0), item: contact)
  }

  func recent(_ contact: Contact) -> UICollectionViewCell {
    let local = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> { _, _, contact in //@ recent
      self.dialled.append(contact.name)
    }
    return collection.dequeueConfiguredReusableCell(using: local, for: IndexPath(item: 0, section: 0), item: contact)
  }

  func watchCount() {
    observation = store.observe(\.count, options: [.new]) { _, change in //@ count
      self.title = "\(change.newValue ?? 0)"
    }
  }

  func watchTable() {
    let table = table
    observation = store.observe(\.count) { _, _ in //@ table
      table.reloadData()
    }
  }

  func enableSearch() {
    search.searchResultsUpdater = self //@ search
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) { dialled.removeAll() }
}

final class PhoneApp {
  let store = ContactStore()
  func open() -> ContactsViewController { ContactsViewController(store: store) }

  func run() {
    let contact = Contact(name: "Bo")
    open().buildPlain()
    open().buildDialling()
    _ = open().favourite(contact)
    _ = open().recent(contact)
    open().watchCount()
    open().watchTable()
    open().enableSearch()
  }
}
