import UIKit

struct Expense {
  let title: String
  let amount: Double
}

final class ExpenseStore {
  private(set) var expenses: [Expense] = []
  private var observers: [UUID: ([Expense]) -> Void] = [:]

  func add(_ expense: Expense) {
    expenses.append(expense)
    observers.values.forEach { $0(expenses) }
  }

  func observe(_ handler: @escaping ([Expense]) -> Void) -> UUID {
    let id = UUID()
    observers[id] = handler
    return id
  }

  func remove(_ id: UUID) { observers[id] = nil }
}

final class ExpenseCell: UITableViewCell {
  var onDelete: (() -> Void)?
}

final class ExpenseListController: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  private var expenses = [Expense(title: "Train", amount: 42)]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(ExpenseCell.self, forCellReuseIdentifier: "expense")
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { expenses.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "expense", for: indexPath) as! ExpenseCell
    cell.textLabel?.text = expenses[indexPath.row].title
    cell.onDelete = {  //@ deleteRow
      self.expenses.remove(at: indexPath.row)
      self.table.reloadData()
    }
    return cell
  }
}

final class TotalController: UIViewController {
  private let store: ExpenseStore
  private let label = UILabel()
  private var token: UUID?

  init(store: ExpenseStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = store.observe { expenses in  //@ total
      self.label.text = "\(expenses.reduce(0) { $0 + $1.amount })"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token.map(store.remove)
  }
}

final class BadgeController: UIViewController {
  private let store: ExpenseStore
  private var count = 0

  init(store: ExpenseStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = store.observe { expenses in  //@ badge
      self.count = expenses.count
    }
  }
}

final class SubmitController: UIViewController {
  private(set) var isSubmitted = false

  func askBeforeSubmitting() {
    let alert = UIAlertController(title: "Submit?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Submit", style: .default) { _ in  //@ submit
      self.isSubmitted = true
    })
    present(alert, animated: true)
  }
}

final class ExpenseFlow {
  let store = ExpenseStore()
  let root = UIViewController()

  func show(_ controller: UIViewController) {
    root.present(controller, animated: true)
    store.add(Expense(title: "Taxi", amount: 18))
  }

  func submit() {
    let controller = SubmitController()
    show(controller)
    controller.askBeforeSubmitting()
  }

  func finish() {
    root.presentedViewController?.dismiss(animated: false)
    root.dismiss(animated: false)
  }
}
