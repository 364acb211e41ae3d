import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("tick", decidedBy: .text) { probe in
    let server = BatchServer()
    server.boot()
    probe.wait(0.03)
    probe.watch(server.scheduler!)
    server.shutDown()
  },
  Place("backup", decidedBy: .program) { probe in
    let server = BatchServer()
    server.prepare()
    probe.watch(server.backup!)
    server.shutDown()
  },
  Place("cleanup", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let server = BatchServer()
    server.prepare()
    probe.watch(server.cleanup!)
    server.shutDown()
  },
  Place("report", decidedBy: .program) { probe in
    let server = BatchServer()
    server.prepare()
    probe.watch(server.report!)
    server.shutDown()
  },
  Place("digest", rule: "unowned_capture", decidedBy: .program) { probe in
    let server = BatchServer()
    server.prepareDigest()
    probe.watch(server.digest!)
    server.shutDown()
  },
  Place("beat", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let server = BatchServer()
    server.monitor()
    probe.watch(server.heartbeat!)
    probe.wait(0.03)
    server.shutDown()
  },
]
