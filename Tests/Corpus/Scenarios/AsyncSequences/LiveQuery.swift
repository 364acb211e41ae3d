import Foundation

protocol Record {
  associatedtype Key: Hashable
  var key: Key { get }
}

struct Note: Record {
  let key: Int
  var text: String
}

final class Store<Row: Record> {
  private var rows: [Row.Key: Row] = [:]
  private var continuations: [UUID: AsyncStream<[Row]>.Continuation] = [:]

  func put(_ row: Row) {
    rows[row.key] = row
    continuations.values.forEach { $0.yield(Array(rows.values)) }
  }

  func changes() -> AsyncStream<[Row]> {
    AsyncStream { continuation in  //@ makeStream
      let id = UUID()
      self.continuations[id] = continuation
      continuation.onTermination = { [weak self] _ in
        DispatchQueue.main.async { self?.continuations[id] = nil }
      }
      continuation.yield(Array(self.rows.values))
    }
  }

  func close() {
    continuations.values.forEach { $0.finish() }
    continuations.removeAll()
  }
}

@MainActor final class NoteList {
  private let store: Store<Note>
  private var task: Task<Void, Never>?
  private(set) var notes: [Note] = []

  init(store: Store<Note>) { self.store = store }

  func observe() {
    task = Task { [store] in  //@ observeList
      for await notes in store.changes() {
        self.notes = notes
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor final class NoteCounter {
  private var task: Task<Void, Never>?
  private(set) var count = 0

  func observe(_ store: Store<Note>) {
    task = Task { [weak self] in  //@ observeCounter
      for await notes in store.changes() {
        self?.count = notes.count
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor final class NoteExporter {
  private var task: Task<Void, Never>?
  private(set) var lines: [String] = []

  func follow(_ store: Store<Note>) {
    task = Task {  //@ follow
      for await notes in store.changes() {
        self.lines = notes.map(\.text)
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

@MainActor final class NoteBadge {
  private var task: Task<Void, Never>?
  private(set) var value = 0

  func observe(_ store: Store<Note>) {
    task = Task { [unowned self] in  //@ observeBadge
      for await notes in store.changes() {
        self.value = notes.count
      }
    }
  }
}

@MainActor final class Notebook {
  let store = Store<Note>()
  private(set) var list: NoteList?
  private(set) var counter: NoteCounter?
  private(set) var badge: NoteBadge?
  private(set) var exporter: NoteExporter?

  func open() {
    counter = NoteCounter()
    counter?.observe(store)
    exporter = NoteExporter()
    exporter?.follow(store)
  }

  func showList() {
    list = NoteList(store: store)
    list?.observe()
  }

  func showBadge() {
    badge = NoteBadge()
    badge?.observe(store)
  }

  func hideBadge() {
    badge = nil
    store.put(Note(key: 0, text: "seen"))
  }

  func hideList() { list = nil }

  func close() {
    exporter?.stop()
    exporter = nil
    counter = nil
  }
}
