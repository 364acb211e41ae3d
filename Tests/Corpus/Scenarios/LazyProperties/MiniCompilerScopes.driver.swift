import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("symbolScope", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let session = CompilerSession()
    session.declareGlobals(owned: true)
    probe.watch(session.globals!)
    session.end()
  },
  Place("parent", decidedBy: .program) { probe in
    let session = CompilerSession()
    session.declareGlobals(owned: false)
    probe.watch(session.globals!)
    session.end()
  },
  Place("missing", decidedBy: .text) { probe in
    let session = CompilerSession()
    session.compile(checked: false)
    probe.watch(session.resolver!)
    session.end()
  },
  Place("depth", decidedBy: .text) { probe in
    let session = CompilerSession()
    session.compile(checked: false)
    probe.watch(session.resolver!)
    session.end()
  },
  Place("checkPass", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = CompilerSession()
    session.compile(checked: true)
    probe.watch(session.resolver!)
    session.end()
  },
  Place("tracePass", decidedBy: .text) { probe in
    let session = CompilerSession()
    session.compile(checked: false)
    probe.watch(session.resolver!)
    session.end()
  },
]
