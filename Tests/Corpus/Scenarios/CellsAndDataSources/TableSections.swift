import UIKit

struct Row {
  let title: String
  let action: () -> Void
  init(_ title: String, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }
}

struct Section {
  let title: String
  let rows: [Row]
}

@resultBuilder
enum RowBuilder {
  static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

func section(_ title: String, @RowBuilder rows: () -> [Row]) -> Section { Section(title: title, rows: rows()) }

class ListController: UIViewController, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  fileprivate var sections: [Section] = []

  override func viewDidLoad() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section < sections.count, indexPath.row < sections[indexPath.section].rows.count else { return }
    sections[indexPath.section].rows[indexPath.row].action()
  }
}

final class AccountController: ListController {
  private var isSignedIn = true

  func build() {
    sections = [
      section("Account") {
        Row("Sign out") { self.isSignedIn = false }  //@ signOutRow
      }
    ]
  }
}

final class AboutListController: ListController {
  private let version = "1.2"

  func build() {
    sections = [
      section("About") {
        Row("Version") { [version] in print(version) }  //@ versionRow
        Row("Licences") { [weak self] in self?.title = "Licences" }
      }
    ]
  }
}

final class MessagesController: ListController {
  private var ids = [1, 2, 3]
  private var source: UITableViewDiffableDataSource<Int, Int>?

  func connect() {
    source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, id in  //@ messageCells
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = self.text(of: id)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    source?.apply(snapshot)
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in  //@ swipe
      self.ids.remove(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func text(of id: Int) -> String { "Message \(id) of \(ids.count)" }
}

final class EditableController: ListController {
  func addEditItem() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in  //@ editItem
      self.table.setEditing(true, animated: true)
    })
  }

  func addDoneItem() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(stopEditing))  //@ doneItem
  }

  @objc private func stopEditing() { table.setEditing(false, animated: true) }
}

final class ListScene {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func browse() {
    let account = AccountController(), about = AboutListController()
    let messages = MessagesController(), editable = EditableController()
    [account, about, messages, editable].forEach { navigation.pushViewController($0, animated: false) }
    account.build()
    about.build()
    messages.connect()
    editable.addEditItem()
    editable.addDoneItem()
    navigation.popToRootViewController(animated: false)
  }
}
