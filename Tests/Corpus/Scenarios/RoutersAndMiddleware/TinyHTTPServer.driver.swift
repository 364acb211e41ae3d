import Foundation
import CorpusProbe
import Network

public let places: [Place] = [
  Place("peerState", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = ServerApp()
    app.connect()
    probe.watch(app.peer!)
    probe.wait()
    app.hangUp()
  },
  Place("peerFailed", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = ServerApp()
    app.connectIdle()
    probe.watch(app.peer!)
    app.drop()
  },
  Place("status", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = ServerApp()
    app.bootStatus()
    probe.watch(app.server!)
    app.shutDown()
  },
  Place("version", decidedBy: .program) { probe in
    let app = ServerApp()
    app.boot()
    probe.watch(app.server!)
    app.shutDown()
  },
  Place("fallback", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = ServerApp()
    app.bootFallback()
    probe.watch(app.server!)
    app.shutDown()
  },
  Place("accept", decidedBy: .program) { probe in
    let app = ServerApp()
    app.boot()
    probe.watch(app.server!)
    probe.wait()
    app.shutDown()
  },
]
