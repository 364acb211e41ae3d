import Foundation

struct Job {
  let id: Int
  let run: () -> Bool
}

final class JobQueue {
  var onIdle: (() -> Void)?
  private var pending: [Job] = []
  private var completions: [Int: (Bool) -> Void] = [:]
  private var watchers: [Int: (Bool) -> Void] = [:]
  private var isDraining = false
  private var nextID = 0

  @discardableResult
  func enqueue(_ run: @escaping () -> Bool) -> Int {
    nextID += 1
    pending.append(Job(id: nextID, run: run))
    drainSoon()
    return nextID
  }

  func whenDone(_ id: Int, _ completion: @escaping (Bool) -> Void) { completions[id] = completion }

  func watch(_ id: Int, _ watcher: @escaping (Bool) -> Void) { watchers[id] = watcher }

  private func drainSoon() {
    guard !isDraining else { return }
    isDraining = true
    DispatchQueue.main.async { self.drain() }
  }

  private func drain() {
    while !pending.isEmpty {
      let job = pending.removeFirst()
      let isDone = job.run()
      completions.removeValue(forKey: job.id)?(isDone)
      watchers[job.id]?(isDone)
    }
    isDraining = false
    onIdle?()
  }
}

final class ContactImporter {
  private let queue = JobQueue()
  private(set) var imported = 0
  private(set) var status = "waiting"

  func importRows(_ rows: [String]) {
    for row in rows {
      queue.enqueue {
        self.imported += row.isEmpty ? 0 : 1
        return true
      }
    }
  }

  func importAndReport() {
    queue.onIdle = {  //@ idle
      self.status = "imported \(self.imported)"
    }
    queue.enqueue { true }
  }

  func importFile(_ name: String) {
    let id = queue.enqueue { !name.isEmpty }
    queue.whenDone(id) { isDone in  //@ completion
      self.status = isDone ? name : "failed"
    }
  }

  func importWatched(_ name: String) {
    let id = queue.enqueue { !name.isEmpty }
    queue.watch(id) { isDone in  //@ watcher
      self.status = isDone ? name : "failed"
    }
  }

  func importOnce() {
    queue.onIdle = {  //@ reset
      self.status = "done"
      self.queue.onIdle = nil
    }
    queue.enqueue { true }
  }
}

final class Stage {
  let name: String
  var next: Stage?
  var onOutput: ((String) -> Void)?
  private(set) var seen = 0
  init(_ name: String) { self.name = name }

  func feed(_ row: String) {
    seen += 1
    onOutput?(row)
    next?.feed(row.lowercased())
  }

  func reset() { seen = 0 }
}

enum Pipelines {
  static func cleaning() -> Stage {
    let trim = Stage("trim")
    let split = Stage("split")
    let store = Stage("store")
    trim.next = split
    split.next = store
    store.onOutput = { row in  //@ cleaning
      if row.isEmpty { trim.reset() }
    }
    return trim
  }

  static func counting() -> Stage {
    let trim = Stage("trim")
    let store = Stage("store")
    let rejects = Stage("rejects")
    trim.next = store
    store.onOutput = { row in  //@ counting
      if row.isEmpty { rejects.feed(row) }
    }
    return trim
  }
}

func importCommand(_ rows: [String]) {
  let first = ContactImporter()
  first.importRows(rows)
  let second = ContactImporter()
  second.importAndReport()
  let third = ContactImporter()
  third.importFile("people.csv")
  let fourth = ContactImporter()
  fourth.importWatched("people.csv")
  let fifth = ContactImporter()
  fifth.importOnce()
  for row in rows {
    Pipelines.cleaning().feed(row)
    Pipelines.counting().feed(row)
  }
}
