import UIKit

final class ContactCell: UITableViewCell {
  var onCall: (() -> Void)?
  var onSelect: ((ContactCell) -> Void)?
}

final class ContactList: UIViewController {
  let table = UITableView(frame: .zero)
  private var source: UITableViewDiffableDataSource<Int, String>?
  private(set) var called: [String] = []
  private var prefix = "Mr"

  func makeSource() {
    table.register(ContactCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, name in //@ provider
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = self.prefix + name
      return cell
    }
  }

  func makeSourceByValue() {
    table.register(ContactCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [prefix] table, path, name in //@ byValue
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = prefix + name
      return cell
    }
  }

  func makeSourceWithCall() {
    table.register(ContactCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! ContactCell
      cell.onSelect = { [weak self] in self?.called.append($0.textLabel?.text ?? "") } //@ select
      cell.onCall = { [weak self] in //@ call
        self?.called.append(name)
        cell.isSelected = true
      }
      return cell
    }
  }

  func show(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot) { self.title = "\(names.count)" } //@ show
  }
}
