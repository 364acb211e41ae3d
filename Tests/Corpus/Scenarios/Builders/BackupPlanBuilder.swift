import Combine
import Foundation

struct BackupPlan {
  let folders: [String]
  let filter: (String) -> Bool
  let onProgress: (Double) -> Void
  let onError: (String) -> Void

  func run() {
    for (index, folder) in folders.enumerated() {
      if filter(folder) { onProgress(Double(index + 1) / Double(folders.count)) } else { onError(folder) }
    }
  }
}

final class BackupPlanBuilder {
  private var folders: [String] = []
  private var filter: (String) -> Bool = { _ in true }
  private var progress: (Double) -> Void = { _ in }
  private var error: (String) -> Void = { _ in }

  func folder(_ path: String) -> Self {
    folders.append(path)
    return self
  }
  func filter(_ filter: @escaping (String) -> Bool) -> Self {
    self.filter = filter
    return self
  }
  func onProgress(_ progress: @escaping (Double) -> Void) -> Self {
    self.progress = progress
    return self
  }
  func onError(_ error: @escaping (String) -> Void) -> Self {
    self.error = error
    return self
  }
  func build() -> BackupPlan { BackupPlan(folders: folders, filter: filter, onProgress: progress, onError: error) }
}

final class NightlyBackup {
  private var plan: BackupPlan?
  private var failures: [String] = []

  func configure() {
    plan = BackupPlanBuilder()
      .folder("/photos")
      .onError { path in  //@ nightly
        self.failures.append(path)
      }
      .build()
  }
  func run() { plan?.run() }
}

final class ManualBackup {
  private var fraction = 0.0

  func run() {
    BackupPlanBuilder()
      .folder("/music")
      .onProgress { fraction in  //@ manual
        self.fraction = fraction
      }
      .build()
      .run()
  }
}

final class ExcludeList {
  private let paths: Set<String>
  init(_ paths: Set<String>) { self.paths = paths }
  func allows(_ path: String) -> Bool { !paths.contains(path) }
}

final class FilteredBackup {
  private let excludes = ExcludeList(["/tmp"])
  private var plan: BackupPlan?

  func configure() {
    plan = BackupPlanBuilder()
      .folder("/tmp")
      .filter(excludes.allows)  //@ excludes
      .build()
  }
  func run() { plan?.run() }
}

final class Snapshot {
  var name: String
  var onRestore: (() -> Void)?
  private(set) var restores = 0
  init(_ name: String) { self.name = name }
  func restore() {
    restores += 1
    onRestore?()
  }
}

final class SnapshotStore {
  private(set) var snapshots: [Snapshot] = []
  private let changes = PassthroughSubject<Snapshot, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  func watch() {
    changes
      .sink { snapshot in  //@ changes
        self.snapshots.append(snapshot)
      }
      .store(in: &subscriptions)
  }
  func take(_ name: String) { changes.send(Snapshot(name)) }
}

final class RestorePoint {
  private(set) var snapshot: Snapshot?

  func prepare() {
    let snapshot = Snapshot("monday")
    snapshot.onRestore = {  //@ restore
      snapshot.name += " (restored)"
    }
    snapshot.restore()
    self.snapshot = snapshot
  }
}

final class BackupAssistant {
  func run(visit: (AnyObject) -> Void) {
    let nightly = NightlyBackup(), manual = ManualBackup(), filtered = FilteredBackup()
    let store = SnapshotStore(), point = RestorePoint()
    nightly.configure()
    nightly.run()
    manual.run()
    filtered.configure()
    filtered.run()
    store.watch()
    store.take("sunday")
    point.prepare()
    ([nightly, manual, filtered, store] + [point.snapshot].compactMap { $0 }).forEach(visit)
  }
}
