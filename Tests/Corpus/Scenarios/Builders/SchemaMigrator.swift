import Foundation

protocol Store: AnyObject {
  associatedtype Row
  var rows: [Row] { get set }
}

final class NoteStore: Store {
  var rows: [String] = ["a", "b"]
}

struct MigrationStep<S: Store> {
  let version: Int
  let apply: (S) -> Void
}

final class PlanBuilder<S: Store> {
  private var steps: [MigrationStep<S>] = []

  @discardableResult
  func step(_ version: Int, _ apply: @escaping (S) -> Void) -> PlanBuilder {
    steps.append(MigrationStep(version: version, apply: apply))
    return self
  }

  func build() -> [MigrationStep<S>] { steps }
}

final class NoteMigrator {
  private var plan: [MigrationStep<NoteStore>] = []
  private(set) var renamed = 0

  init() {
    plan = PlanBuilder()
      .step(2, renameColumns)  //@ renameColumns
      .build()
  }

  func run(on store: NoteStore) { plan.forEach { $0.apply(store) } }
  private func renameColumns(_ store: NoteStore) { renamed += store.rows.count }
}

final class TagMigrator {
  private(set) var trimmed = 0

  func run(on store: NoteStore) {
    PlanBuilder()
      .step(3, trim)  //@ trim
      .build()
      .forEach { $0.apply(store) }
  }

  private func trim(_ store: NoteStore) { trimmed += store.rows.count }
}

final class AttachmentMigrator {
  private var steps: [MigrationStep<NoteStore>] = []
  private(set) var moved: [String] = []

  init() {
    let move = MigrationStep<NoteStore>(version: 4) { store in  //@ move
      self.moved += store.rows
    }
    steps.append(move)
  }

  func run(on store: NoteStore) {
    steps.forEach { $0.apply(store) }
  }
}

final class MigrationMonitor {
  static let shared = MigrationMonitor()
  private var runs: [ObjectIdentifier: AnyObject] = [:]
  func began(_ run: AnyObject) { runs[ObjectIdentifier(run)] = run }
  func ended(_ run: AnyObject) { runs[ObjectIdentifier(run)] = nil }
  var count: Int { runs.count }
}

final class FullRun {
  private(set) var isDone = false

  func execute(_ work: () -> Void) {
    MigrationMonitor.shared.began(self)  //@ fullRun
    work()
    isDone = true
    MigrationMonitor.shared.ended(self)
  }
}

final class DryRun {
  private(set) var isDone = false

  func execute(_ work: () -> Void) {
    MigrationMonitor.shared.began(self)  //@ dryRun
    work()
    isDone = true
  }
}

final class LaunchUpgrade {
  private let store = NoteStore()
  private(set) var notes: NoteMigrator? = NoteMigrator()
  private(set) var tags: TagMigrator? = TagMigrator()
  private(set) var attachments: AttachmentMigrator? = AttachmentMigrator()
  private(set) var full: FullRun? = FullRun()
  private(set) var dry: DryRun? = DryRun()

  func upgrade() {
    dry?.execute { print(store.rows.count) }
    full?.execute {
      notes?.run(on: store)
      tags?.run(on: store)
      attachments?.run(on: store)
    }
  }

  func cleanUp() {
    notes = nil
    tags = nil
    attachments = nil
    full = nil
    dry = nil
  }
}
