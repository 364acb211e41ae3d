import UIKit

struct Contact: Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

final class ContactCell: UITableViewCell {
  var onCall: (() -> Void)?
  var onMessage: (() -> Void)?
}

final class AvatarCache {
  private var images: [Int: UIImage] = [:]
  func image(for id: Int) -> UIImage {
    if let image = images[id] { return image }
    let image = UIImage()
    images[id] = image
    return image
  }
}

final class ContactListController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private let avatars = AvatarCache()
  private var dataSource: UITableViewDiffableDataSource<Int, Contact>?
  private var favorites: UITableViewDiffableDataSource<Int, Contact>?
  private let favoritesTable = UITableView(frame: .zero, style: .plain)
  private(set) var called: [Contact] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(favoritesTable)
    table.register(ContactCell.self, forCellReuseIdentifier: "contact")
    favoritesTable.register(ContactCell.self, forCellReuseIdentifier: "contact")
  }

  func configureAll() {
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, path, contact in  //@ all
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.imageView?.image = self.avatars.image(for: contact.id)
      cell.textLabel?.text = contact.name
      return cell
    }
  }

  func configureFavorites() {
    favorites = UITableViewDiffableDataSource(tableView: favoritesTable) { [avatars] table, path, contact in  //@ favorites
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.imageView?.image = avatars.image(for: contact.id)
      return cell
    }
  }

  func bind(_ cell: ContactCell, to contact: Contact) {
    cell.onMessage = { [weak self] in  //@ message
      self?.called.removeAll { $0.id == contact.id }
    }
    table.tableHeaderView = cell
  }

  func bindCalling(_ cell: ContactCell, to contact: Contact) {
    cell.onCall = {  //@ call
      self.called.append(contact)
      cell.isSelected = false
    }
    table.tableFooterView = cell
  }

  func show(_ contacts: [Contact]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
    snapshot.appendSections([0])
    snapshot.appendItems(contacts)
    dataSource?.apply(snapshot, animatingDifferences: false)
    favorites?.apply(snapshot) { self.title = "\(contacts.count)" }  //@ applied
  }
}

final class PhoneBookFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func open(_ contacts: [Contact]) {
    let list = ContactListController()
    navigation.pushViewController(list, animated: true)
    list.configureAll()
    list.configureFavorites()
    list.show(contacts)
    if let first = contacts.first {
      list.bind(ContactCell(), to: first)
      list.bindCalling(ContactCell(), to: first)
    }
  }

  func back() { navigation.popViewController(animated: true) }
}
