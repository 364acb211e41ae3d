import CorpusProbe

public let places: [Place] = [
  Place("message", rule: "rebound_strong_self", decidedBy: .program) { probe in
    let session = ChatSession()
    probe.watch(session)
    session.connect()
  },
  Place("unsent", decidedBy: .text) { probe in
    let session = ChatSession()
    probe.watch(session)
    session.resume()
  },
  Place("login", decidedBy: .program) { probe in
    let session = ChatSession()
    probe.watch(session)
    session.logIn()
  },
  Place("closing", decidedBy: .text) { probe in
    let session = ChatSession()
    probe.watch(session)
    session.watchClosing()
  },
]
