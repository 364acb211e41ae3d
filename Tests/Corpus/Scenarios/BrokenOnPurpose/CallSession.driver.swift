import CorpusProbe

public let places: [Place] = [
  Place("peer", decidedBy: .program) { probe in
    let session = CallSession()
    probe.watch(session)
    let board = Switchboard()
    board.connect(session)
    session.dial()
    board.disconnect()
  },
  Place("recorder", rule: "mutual_ownership_cycle", decidedBy: .program, capture: "session", repaired: "private weak var session: CallSession!") { probe in
    let session = CallSession()
    probe.watch(session)
    let board = Switchboard()
    board.connect(session)
    session.record()
    board.disconnect()
  },
  Place("ring", decidedBy: .program) { probe in
    let session = CallSession()
    probe.watch(session)
    let board = Switchboard()
    board.connect(session)
    session.listen()
    board.disconnect()
  },
]
