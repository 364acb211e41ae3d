import Foundation

final class DatabaseConnection {
  let id: Int
  var onIdle: ((DatabaseConnection) -> Void)?
  var onError: ((String) -> Void)?
  fileprivate var pool: ConnectionPool? //@ pool
  fileprivate unowned var owner: ConnectionPool //@ owner

  init(id: Int, owner: ConnectionPool) {
    self.id = id
    self.owner = owner
  }

  func execute(_ statement: String) -> Int { statement.count + owner.timeout }
  func finish() { onIdle?(self) }
}

struct Lease {
  let connection: DatabaseConnection
  let giveBack: () -> Void
}

final class ConnectionPool {
  private var idle: [DatabaseConnection] = []
  private var busy: [Int: Lease] = [:]
  private(set) var errors: [String] = []
  let timeout = 5

  func warm(_ count: Int) {
    for id in 0..<count {
      let connection = DatabaseConnection(id: id, owner: self)
      connection.onIdle = { [weak self] connection in //@ idle
        self?.idle.append(connection)
      }
      idle.append(connection)
    }
  }

  func collectErrors() {
    idle.forEach { connection in
      connection.onError = { message in //@ errors
        self.errors.append(message)
      }
    }
  }

  func pin() {
    idle.first?.pool = self
  }

  func withConnection<Result>(_ body: (DatabaseConnection) throws -> Result) rethrows -> Result? {
    guard let connection = idle.popLast() else { return nil }
    defer { connection.finish() }
    return try body(connection)
  }

  func checkOut() -> Lease? {
    guard let connection = idle.popLast() else { return nil }
    let lease = Lease(connection: connection, giveBack: { //@ lease
      self.busy[connection.id] = nil
      self.idle.append(connection)
    })
    busy[connection.id] = lease
    return lease
  }

  func reserve() -> Lease? {
    guard let connection = idle.popLast() else { return nil }
    let lease = Lease(connection: connection, giveBack: { //@ reserve
      self.busy[connection.id] = nil
    })
    busy[connection.id] = lease
    return lease
  }

  func drain() { idle.removeAll() }
}

final class QueryService {
  private(set) var pool: ConnectionPool? = ConnectionPool()
  private(set) var total = 0

  func count() {
    pool?.warm(2)
    pool?.withConnection { total += $0.execute("select count(*)") } //@ query
  }

  func countWithErrors() {
    pool?.warm(1)
    pool?.collectErrors()
  }

  func countPinned() {
    pool?.warm(1)
    pool?.pin()
  }

  func transaction() {
    pool?.warm(1)
    let lease = pool?.checkOut()
    total += lease?.connection.execute("begin") ?? 0
    lease?.giveBack()
  }

  func longQuery() {
    pool?.warm(1)
    guard let lease = pool?.reserve() else { return }
    total += lease.connection.execute("vacuum")
  }

  func shutDown() { pool = nil }
}
