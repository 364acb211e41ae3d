import Foundation

final class SyncTask {
  let name: String
  var work: (() -> Void)?
  var completion: ((SyncTask) -> Void)?
  init(name: String) { self.name = name }
  func perform() {
    work?()
    completion?(self)
    work = nil
    completion = nil
  }
}

final class SyncEngine {
  private var queue: [SyncTask] = []
  private(set) var log: [String] = []
  private var loop: Task<Void, Never>?

  func enqueue(_ task: SyncTask) { queue.append(task) }

  func upload() -> SyncTask {
    let task = SyncTask(name: "upload")
    task.work = { self.log.append("upload") } //@ upload
    enqueue(task)
    drain()
    return task
  }

  func download() {
    let task = SyncTask(name: "download")
    task.work = { self.log.append("download") } //@ download
    enqueue(task)
  }

  func drain() {
    let tasks = queue
    queue = []
    tasks.forEach { $0.perform() }
  }

  func poll() {
    loop = Task { //@ poll
      while !Task.isCancelled {
        self.log.append("poll")
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func stopPolling() {
    loop?.cancel()
    loop = nil
  }

  func pushChanges() {
    loop = Task { //@ push
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.log.append("push")
    }
  }
}

final class ConflictResolver {
  private var loop: Task<Void, Never>?
  private(set) var rounds = 0
  func begin() {
    loop = Task { //@ resolver
      while !Task.isCancelled {
        self.rounds += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }
  deinit { loop?.cancel() }
}

final class AccountSession {
  func synchronise() -> SyncEngine {
    let engine = SyncEngine()
    engine.poll()
    engine.stopPolling()
    return engine
  }

  func resolve() -> ConflictResolver {
    let resolver = ConflictResolver()
    resolver.begin()
    return resolver
  }

  func run() {
    _ = synchronise()
    _ = resolve()
    _ = SyncEngine().upload()
    SyncEngine().download()
    SyncEngine().pushChanges()
  }
}
