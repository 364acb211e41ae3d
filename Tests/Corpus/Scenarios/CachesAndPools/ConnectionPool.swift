import Foundation

final class Statement {
  let sql: String
  let connection: Connection  //@ statementConnection
  init(sql: String, connection: Connection) {
    self.sql = sql
    self.connection = connection
  }
  func run() -> Int { connection.execute(sql) }
}

final class Cursor {
  private unowned let connection: Connection  //@ cursorConnection
  private var offset = 0
  init(connection: Connection) { self.connection = connection }
  func next() -> Int {
    offset += 1
    return connection.execute("FETCH \(offset)")
  }
}

final class Connection {
  let number: Int
  private var prepared: [String: Statement] = [:]
  private(set) lazy var cursor = Cursor(connection: self)
  var onReturn: (() -> Void)?

  init(number: Int) { self.number = number }

  func execute(_ sql: String) -> Int { sql.count }

  func prepare(_ sql: String) -> Statement {
    if let known = prepared[sql] { return known }
    let statement = Statement(sql: sql, connection: self)
    prepared[sql] = statement
    return statement
  }

  func giveBack() { onReturn?() }
}

final class Transaction {
  private var afterCommit: [() -> Void] = []

  func onCommit(_ block: @escaping () -> Void) { afterCommit.append(block) }

  func commit() {
    let blocks = afterCommit
    afterCommit = []
    blocks.forEach { $0() }
  }
}

final class ConnectionPool {
  private var idle: [Connection] = []
  private var waiters: [(Connection) -> Void] = []
  private var reaper: Timer?

  func open(_ count: Int) {
    for number in 0..<count {
      let connection = Connection(number: number)
      connection.onReturn = { [weak self] in  //@ onReturn
        self?.checkIn(connection)
      }
      idle.append(connection)
    }
  }

  func adopt(_ connection: Connection) {
    connection.onReturn = { [weak self, weak connection] in  //@ adopt
      guard let connection else { return }
      self?.checkIn(connection)
    }
    idle.append(connection)
  }

  func startReaper() {
    reaper = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ reaper
      self.idle.removeAll { $0.number > 8 }
    }
  }

  func checkOut(_ use: @escaping (Connection) -> Void) {
    if let connection = idle.popLast() { use(connection) } else { waiters.append(use) }
  }

  private func checkIn(_ connection: Connection) {
    if waiters.isEmpty { idle.append(connection) } else { waiters.removeFirst()(connection) }
  }
}

final class Database {
  private let transaction = Transaction()
  private(set) var commits = 0
  private(set) var pool: ConnectionPool? = ConnectionPool()

  func write(_ sql: String) {
    pool?.checkOut { connection in
      _ = connection.execute(sql)
      connection.giveBack()
    }
    transaction.onCommit {  //@ onCommit
      self.commits += 1
    }
    transaction.commit()
  }

  func close() { pool = nil }
}
