import CorpusProbe

public let places: [Place] = [
  Place("hits", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    server.countHits()
  },
  Place("authorize", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    server.authorize()
    server.pipeline.seal { $0.path }
  },
  Place("weakly", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    server.countWeakly()
    server.pipeline.seal { $0.path }
  },
  Place("seal", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    server.seal()
  },
  Place("wrap", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    _ = server.answerOnce("a")
  }
]
