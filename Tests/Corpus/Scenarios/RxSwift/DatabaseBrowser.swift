import RxCocoa
import RxSwift
import UIKit

struct Row: Equatable {
  let values: [String]
}

final class Database {
  let changes = PublishRelay<String>()
  private var tables: [String: [Row]] = ["users": [Row(values: ["1", "Ann"])]]

  func rows(of table: String) -> Single<[Row]> {
    .just(tables[table] ?? [])
  }

  func insert(_ row: Row, into table: String) {
    tables[table, default: []].append(row)
    changes.accept(table)
  }
}

final class BrowserController: UIViewController {
  private let database: Database
  private let queryField = UITextField()
  let runButton = UIButton()
  private let countLabel = UILabel()
  private let bag = DisposeBag()
  private let rows = BehaviorRelay<[Row]>(value: [])
  private(set) var query = ""
  private(set) var runs = 0

  init(database: Database) {
    self.database = database
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func bindQuery() {
    queryField.rx.text.orEmpty
      .map { self.sanitized($0) }  //@ sanitize
      .subscribe(onNext: { [weak self] in self?.query = $0 })
      .disposed(by: bag)
  }

  func bindChanges() {
    database.changes
      .filter { $0 == "users" }
      .subscribe(onNext: { table in self.reload(table) })  //@ changes
      .disposed(by: bag)
  }

  func bindRun() {
    runButton.rx.tap
      .subscribe(onNext: run)  //@ run
      .disposed(by: bag)
  }

  func bindCount() {
    rows
      .map { "\($0.count) rows" }  //@ count
      .bind(to: countLabel.rx.text)
      .disposed(by: bag)
  }

  func bindTitle() {
    rows
      .subscribe(with: self, onNext: { browser, rows in browser.title = rows.isEmpty ? "Empty" : "Rows" })  //@ title
      .disposed(by: bag)
  }

  func reload(_ table: String) {
    database.rows(of: table)
      .subscribe(onSuccess: { rows in self.rows.accept(rows) })  //@ reload
      .disposed(by: bag)
  }

  private func run() {
    runs += 1
    reload("users")
  }

  private func sanitized(_ text: String) -> String {
    text.replacingOccurrences(of: ";", with: "")
  }
}

final class BrowserFlow {
  private let database = Database()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func browse() {
    let browser = BrowserController(database: database)
    navigation.pushViewController(browser, animated: true)
    browser.bindQuery()
    browser.bindChanges()
    browser.bindRun()
    browser.bindCount()
    browser.bindTitle()
    database.insert(Row(values: ["2", "Bo"]), into: "users")
  }

  func back() { navigation.popViewController(animated: true) }
}
