import CorpusProbe

public let places: [Place] = [
  Place("statementConnection", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let connection: Connection") { probe in
    let connection = Connection(number: 1)
    probe.watch(connection)
    _ = connection.prepare("SELECT 1").run()
  },
  Place("cursorConnection", decidedBy: .program) { probe in
    let connection = Connection(number: 1)
    probe.watch(connection)
    _ = connection.cursor.next()
  },
  Place("onReturn", rule: "stored_closure_cycle", decidedBy: .text, capture: "connection") { probe in
    let database = Database()
    database.pool!.open(1)
    database.pool!.checkOut {
      probe.watch($0)
      $0.giveBack()
    }
    database.close()
  },
  Place("adopt", decidedBy: .text) { probe in
    let database = Database()
    database.pool!.adopt(Connection(number: 4))
    database.pool!.checkOut {
      probe.watch($0)
      $0.giveBack()
    }
    probe.watch(database.pool!)
    database.close()
  },
  Place("reaper", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let database = Database()
    probe.watch(database.pool!)
    database.pool!.startReaper()
    probe.wait()
    database.close()
  },
  Place("onCommit", decidedBy: .program) { probe in
    let database = Database()
    probe.watch(database)
    database.pool!.adopt(Connection(number: 2))
    database.write("INSERT")
    database.close()
  },
]
