import Foundation

struct FileChange {
  let path: String
  let modified: Date
}

final class FolderWatcher {
  let root: String
  var onChange: (([FileChange]) -> Void)?

  init(root: String) { self.root = root }

  func report(_ names: [String]) {
    onChange?(names.map { FileChange(path: root + "/" + $0, modified: Date()) })
  }
}

final class Upload {
  let path: String
  var onFinish: (() -> Void)?
  private(set) var isFinished = false

  init(path: String) { self.path = path }

  func run() {
    isFinished = true
    onFinish?()
  }
}

final class TransferQueue {
  private var uploads: [Upload] = []
  private var drainHandlers: [() -> Void] = []

  func add(_ upload: Upload) { uploads.append(upload) }

  func whenDrained(_ handler: @escaping () -> Void) { drainHandlers.append(handler) }

  func runAll() {
    while !uploads.isEmpty { uploads.removeFirst().run() }
    let handlers = drainHandlers
    drainHandlers = []
    handlers.forEach { $0() }
  }
}

final class ConflictResolver {
  var prefersLocal: (FileChange) -> Bool = { _ in true }

  func winner(of change: FileChange) -> String { prefersLocal(change) ? "local" : "remote" }
}

final class SyncJournal {
  private(set) var lines: [String] = []
  func record(_ line: String) { lines.append(line) }
}

final class SyncEngine {
  let watcher: FolderWatcher
  let queue = TransferQueue()
  let resolver = ConflictResolver()
  let journal: SyncJournal
  private var ignored: Set<String> = [".DS_Store"]
  private(set) var lastSync: Date?

  init(root: String, journal: SyncJournal) {
    watcher = FolderWatcher(root: root)
    self.journal = journal
  }

  func followChanges() {
    watcher.onChange = { changes in  //@ changed
      self.enqueue(changes.map(\.path))
    }
  }

  func newestWins() {
    let rule = isNewerLocally  //@ newest
    resolver.prefersLocal = rule
  }

  func push(_ paths: [String]) {
    enqueue(paths)
    queue.whenDrained {  //@ drained
      self.lastSync = Date()
      self.journal.record("synced \(paths.count)")
    }
    queue.runAll()
  }

  @discardableResult
  func upload(_ path: String) -> Upload {
    let upload = Upload(path: path)
    upload.onFinish = { [journal] in  //@ finished
      journal.record("uploaded \(upload.path)")
    }
    queue.add(upload)
    return upload
  }

  private func enqueue(_ paths: [String]) {
    for path in paths.filter(isWanted) {  //@ wanted
      queue.add(Upload(path: path))
    }
  }

  private func isWanted(_ path: String) -> Bool { !ignored.contains(path) }

  private func isNewerLocally(_ change: FileChange) -> Bool { change.modified > (lastSync ?? .distantPast) }
}

final class SyncSession {
  private let journal = SyncJournal()
  private(set) var engine: SyncEngine?

  func mount(_ root: String) -> SyncEngine {
    let engine = SyncEngine(root: root, journal: journal)
    self.engine = engine
    return engine
  }

  func unmount() {
    engine = nil
    journal.record("unmounted")
  }
}
