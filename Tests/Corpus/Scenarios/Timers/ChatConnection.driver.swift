import CorpusProbe

public let places: [Place] = [
  Place("keepAlive", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let connection = ChatConnection()
    probe.watch(connection)
    connection.keepAlive()
    probe.wait(0.05)
  },
  Place("probeBeat", decidedBy: .program) { probe in
    let connection = ChatConnection()
    probe.watch(connection)
    let beat = connection.makeProbeBeat()
    probe.wait(0.05)
    _ = beat
  },
  Place("typing", decidedBy: .program) { probe in
    let connection = ChatConnection()
    probe.watch(connection)
    let room = ChatRoom(connection: connection)
    room.enterQuietly()
    probe.wait(0.05)
    room.exit()
  },
  Place("presence", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let connection = ChatConnection()
    probe.watch(connection)
    let room = ChatRoom(connection: connection)
    room.enter()
    probe.wait(0.05)
    room.exit()
  },
]
