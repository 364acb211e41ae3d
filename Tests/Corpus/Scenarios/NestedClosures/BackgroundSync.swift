import Foundation

struct Change {
  let key: String
  let value: String
}

final class SyncQueue {
  private var steps: [(@escaping () -> Void) -> Void] = []
  var onDrained: (() -> Void)?

  func add(_ step: @escaping (@escaping () -> Void) -> Void) { steps.append(step) }

  func run() {
    guard !steps.isEmpty else {
      onDrained?()
      return
    }
    steps.removeFirst()({ [weak self] in self?.run() })
  }
}

final class SyncTransport {
  var onConflict: ((Change) -> Void)?
  var retry: (() -> Void)?

  func push(_ change: Change, completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completion(true) }
  }
}

final class SyncEngine {
  private let queue = SyncQueue()
  private let transport = SyncTransport()
  private var changes: [Change]
  private(set) var conflicts = 0
  private(set) var isIdle = true

  init(changes: [Change]) { self.changes = changes }

  func pushAll() {
    for change in changes {
      queue.add { done in  //@ step
        self.transport.push(change) { _ in done() }
      }
    }
    queue.run()
  }

  func observeDrain() {
    queue.onDrained = {  //@ drain
      DispatchQueue.main.async { [weak self] in self?.isIdle = true }
    }
  }

  func observeConflicts() {
    transport.onConflict = { [weak self] _ in  //@ conflict
      DispatchQueue.main.async { self?.conflicts += 1 }
    }
  }

  func enableRetry() {
    func attempt() {
      guard let change = changes.first else { return }
      transport.push(change) { _ in self.isIdle = true }
    }
    transport.retry = attempt  //@ retry
  }

  func flushOnce() {
    func finish(_ ok: Bool) { isIdle = ok }
    if let change = changes.first { transport.push(change, completion: finish) }  //@ flush
  }
}

final class SyncService {
  func backgroundFetch() {
    let engine = SyncEngine(changes: [Change(key: "name", value: "Ada")])
    engine.pushAll()
    engine.flushOnce()
  }

  func foreground() {
    let engine = SyncEngine(changes: [])
    engine.observeDrain()
    engine.observeConflicts()
    engine.enableRetry()
  }
}
