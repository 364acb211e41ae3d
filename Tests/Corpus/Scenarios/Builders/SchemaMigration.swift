import Foundation

struct MigrationStep {
  let version: Int
  let apply: () -> Void
}

final class MigrationPlan {
  private(set) var steps: [MigrationStep] = []
  var onProgress: ((Int) -> Void)?
  var onDone: (() -> Void)?

  @discardableResult
  func step(_ version: Int, _ apply: @escaping () -> Void) -> MigrationPlan {
    steps.append(MigrationStep(version: version, apply: apply))
    return self
  }

  func run() {
    for step in steps {
      step.apply()
      onProgress?(step.version)
    }
    steps.removeAll()
    onDone?()
    onDone = nil
  }
}

final class Schema {
  private(set) var tables: [String] = []
  func create(_ table: String) { tables.append(table) }
}

final class UserMigration {
  private let plan = MigrationPlan()
  private let schema = Schema()

  func migrate() {
    plan
      .step(1) {  //@ createUsers
        self.schema.create("users")
      }
      .step(2) { [schema] in schema.create("sessions") }
    plan.run()
  }
}

final class OrderMigration {
  private let plan = MigrationPlan()
  private(set) var version = 0

  func migrate() {
    plan.onProgress = advance  //@ orders
    plan.step(1) {}
    plan.run()
  }

  private func advance(_ version: Int) { self.version = version }
}

final class IndexMigration {
  private let plan = MigrationPlan()
  private(set) var isDone = false

  func migrate() {
    plan.onDone = finish  //@ indexes
    plan.step(1) {}
    plan.run()
  }

  private func finish() { isDone = true }
}

final class DryRun {
  private let plan = MigrationPlan()
  private(set) var preview: [String] = []

  func prepare() {
    plan.step(1) {  //@ dryRun
      self.preview.append("users")
    }
  }

  var count: Int { plan.steps.count }
}

@propertyWrapper
struct Tracked<Value> {
  private var stored: Value
  var onChange: ((Value) -> Void)?

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    get { stored }
    set {
      stored = newValue
      onChange?(newValue)
    }
  }
}

final class RowCounter {
  @Tracked var rows = 0
  private(set) var history: [Int] = []

  func track() {
    _rows.onChange = { [unowned schema] rows in  //@ rowSchema
      schema.create("rows_\(rows)")
    }
    rows += 1
  }

  func record() {
    _rows.onChange = { rows in  //@ rowHistory
      DispatchQueue.main.async { self.history.append(rows) }
    }
    rows += 1
  }

  private let schema = Schema()
}

final class StorageSetup {
  private(set) var counter: RowCounter?
  private(set) var user: UserMigration?
  private(set) var order: OrderMigration?
  private(set) var index: IndexMigration?
  private(set) var dryRun: DryRun?

  func migrateUsers() {
    user = UserMigration()
    user?.migrate()
  }

  func migrateOrders() {
    order = OrderMigration()
    order?.migrate()
  }

  func migrateIndexes() {
    index = IndexMigration()
    index?.migrate()
  }

  func previewChanges() -> Int {
    dryRun = DryRun()
    dryRun?.prepare()
    return dryRun?.count ?? 0
  }

  func countRows(keepHistory: Bool) {
    let counter = RowCounter()
    if keepHistory { counter.record() } else { counter.track() }
    self.counter = counter
  }

  func finish() { (user, order, index, dryRun, counter) = (nil, nil, nil, nil, nil) }
}

enum Launch {
  static func prepareStorage() {
    let setup = StorageSetup()
    setup.migrateUsers()
    setup.migrateOrders()
    setup.migrateIndexes()
    setup.countRows(keepHistory: setup.previewChanges() > 0)
    setup.finish()
  }
}
