import Foundation

struct Record {
  let id: Int
  let tag: String
}

protocol Repository: AnyObject {
  associatedtype Model
  func all() -> [Model]
  func insert(_ model: Model)
}

struct AnyRepository<Model> {
  private let readAll: () -> [Model]
  private let write: (Model) -> Void

  init<Base: Repository>(_ base: Base) where Base.Model == Model {
    readAll = base.all
    write = base.insert
  }

  func all() -> [Model] { readAll() }
  func insert(_ model: Model) { write(model) }
}

final class MemoryRepository: Repository {
  private var records: [Record] = []
  func all() -> [Record] { records }
  func insert(_ record: Record) { records.append(record) }
}

final class SharedRepository: Repository {
  private var records: [Record] = []
  lazy var erased = AnyRepository(self)  //@ erased
  func all() -> [Record] { records }
  func insert(_ record: Record) { records.append(record) }
}

struct Query<Model> {
  private var filters: [(Model) -> Bool] = []
  private var sorter: ((Model, Model) -> Bool)?

  func filter(_ isIncluded: @escaping (Model) -> Bool) -> Query {
    var copy = self
    copy.filters.append(isIncluded)
    return copy
  }

  func sorted(_ isBefore: @escaping (Model, Model) -> Bool) -> Query {
    var copy = self
    copy.sorter = isBefore
    return copy
  }

  func run(on models: [Model]) -> [Model] {
    let found = models.filter { model in filters.allSatisfy { $0(model) } }
    return sorter.map { found.sorted(by: $0) } ?? found
  }
}

final class RecordList {
  private let repository: AnyRepository<Record>
  private var tag = "work"
  private var query = Query<Record>()
  init(repository: AnyRepository<Record>) { self.repository = repository }

  func useTag() {
    query = query.filter { record in  //@ tag
      record.tag == self.tag
    }
  }

  func useOrder() {
    query = query.sorted { $0.id < $1.id }  //@ order
  }

  func count(_ tag: String) -> Int {
    self.tag = tag
    let counting = Query<Record>().filter { record in  //@ counting
      record.tag == self.tag
    }
    return counting.run(on: repository.all()).count
  }

  func refresh() -> [Record] { query.run(on: repository.all()) }
}

final class RecordArchive {
  private let memory = MemoryRepository()
  private lazy var repository = AnyRepository(memory)  //@ wrapped

  func fill() { repository.insert(Record(id: 1, tag: "work")) }
}

final class RankedList {
  private var weights: [String: Int] = ["work": 2]
  private lazy var ranking = Query<Record>().sorted(isBefore)  //@ ranking

  private func isBefore(_ first: Record, _ second: Record) -> Bool {
    weights[first.tag, default: 0] > weights[second.tag, default: 0]
  }

  func rank(_ records: [Record]) -> [Record] { ranking.run(on: records) }
}

enum RecordsApp {
  static func fill(_ repository: SharedRepository) {
    repository.erased.insert(Record(id: 7, tag: "home"))
  }

  static func browse() {
    fill(SharedRepository())
    let memory = MemoryRepository()
    let list = RecordList(repository: AnyRepository(memory))
    list.useTag()
    _ = list.refresh()
    let plain = RecordList(repository: AnyRepository(memory))
    plain.useOrder()
    _ = plain.refresh()
    _ = plain.count("home")
    RecordArchive().fill()
    _ = RankedList().rank(memory.all())
  }
}
