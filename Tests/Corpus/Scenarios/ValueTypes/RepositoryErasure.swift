import Foundation

protocol Repository {
  associatedtype Model
  func load(_ id: Int) -> Model?
  func save(_ model: Model, id: Int)
}

struct AnyRepository<Model>: Repository {
  private let loadBody: (Int) -> Model?
  private let saveBody: (Model, Int) -> Void

  init<Base: Repository>(_ base: Base) where Base.Model == Model {
    loadBody = base.load  //@ load
    saveBody = base.save
  }

  init(load: @escaping (Int) -> Model?, save: @escaping (Model, Int) -> Void) {
    loadBody = load
    saveBody = save
  }

  func load(_ id: Int) -> Model? { loadBody(id) }
  func save(_ model: Model, id: Int) { saveBody(model, id) }
}

struct Note: Equatable { var text: String }

final class MemoryRepository: Repository {
  private var notes: [Int: Note] = [:]
  func load(_ id: Int) -> Note? { notes[id] }
  func save(_ note: Note, id: Int) { notes[id] = note }
}

final class CachingRepository: Repository {
  private let upstream: AnyRepository<Note>
  private var cache: [Int: Note] = [:]

  init(upstream: AnyRepository<Note>) { self.upstream = upstream }

  func load(_ id: Int) -> Note? { cache[id] ?? upstream.load(id) }

  func save(_ note: Note, id: Int) {
    cache[id] = note
    upstream.save(note, id: id)
  }
}

final class SyncedRepository: Repository {
  private var notes: [Int: Note] = [:]
  private var erased: AnyRepository<Note>?

  func load(_ id: Int) -> Note? { notes[id] }
  func save(_ note: Note, id: Int) { notes[id] = note }

  func shared() -> AnyRepository<Note> {
    if let erased { return erased }
    let made = AnyRepository<Note>(
      load: { self.load($0) },  //@ erased
      save: { [weak self] in self?.save($0, id: $1) })
    erased = made
    return made
  }
}

protocol RepositoryListener: AnyObject {
  func repositoryDidSave(_ id: Int)
}

final class ListenerBox {
  weak var listener: RepositoryListener?
  init(_ listener: RepositoryListener) { self.listener = listener }
}

final class NotifyingRepository: Repository {
  private let base: AnyRepository<Note>
  private var boxes: [ListenerBox] = []
  private var listeners: [RepositoryListener] = []

  init(base: AnyRepository<Note>) { self.base = base }

  func observe(_ listener: RepositoryListener) { boxes.append(ListenerBox(listener)) }
  func attach(_ listener: RepositoryListener) { listeners.append(listener) }
  func detach(_ listener: RepositoryListener) { listeners.removeAll { $0 === listener } }

  func load(_ id: Int) -> Note? { base.load(id) }

  func save(_ note: Note, id: Int) {
    base.save(note, id: id)
    boxes.forEach { $0.listener?.repositoryDidSave(id) }
    listeners.forEach { $0.repositoryDidSave(id) }
  }
}

final class NoteList: RepositoryListener {
  private let repository: NotifyingRepository
  private(set) var changes: [Int] = []

  init(repository: NotifyingRepository) { self.repository = repository }

  func activate() { repository.observe(self) }  //@ list
  func repositoryDidSave(_ id: Int) { changes.append(id) }
}

final class NoteBadge: RepositoryListener {
  private let repository: NotifyingRepository
  private(set) var count = 0

  init(repository: NotifyingRepository) { self.repository = repository }

  func activate() { repository.attach(self) }  //@ badge
  func repositoryDidSave(_ id: Int) { count += 1 }
}

final class NoteExport: RepositoryListener {
  private let repository: NotifyingRepository
  private(set) var pending: [Int] = []

  init(repository: NotifyingRepository) { self.repository = repository }

  func activate() { repository.attach(self) }  //@ export
  func deactivate() { repository.detach(self) }
  func repositoryDidSave(_ id: Int) { pending.append(id) }
}

final class NotesApp {
  func run() {
    let caching = CachingRepository(upstream: AnyRepository(MemoryRepository()))
    let repository = NotifyingRepository(base: AnyRepository(caching))
    let list = NoteList(repository: repository), badge = NoteBadge(repository: repository)
    let export = NoteExport(repository: repository)
    list.activate()
    badge.activate()
    export.activate()
    repository.save(Note(text: "hi"), id: 1)
    export.deactivate()
    SyncedRepository().shared().save(Note(text: "x"), id: 2)
  }
}
