import UIKit

final class TodoCell: UITableViewCell {
  var onToggle: ((Bool) -> Void)?
  var title = ""
  func toggle() { onToggle?(true) }
}

final class TodoList: UITableViewController {
  private(set) var items = ["milk", "bread"]
  private(set) var done: Set<String> = []
  var isStrict = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TodoCell.self, forCellReuseIdentifier: "todo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath) as! TodoCell
    let item = items[indexPath.row]
    cell.title = item
    if isStrict {
      cell.onToggle = { [weak self] isOn in //@ weak
        if isOn { self?.done.insert(item) }
      }
    } else {
      cell.onToggle = { isOn in //@ strong
        if isOn { self.done.insert(item) }
      }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in //@ swipe
      self.items.remove(at: indexPath.row)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func removeAll() {
    tableView.performBatchUpdates({ self.items.removeAll() }) { _ in self.done.removeAll() } //@ batch
  }
}
