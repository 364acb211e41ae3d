import CorpusProbe


public let places: [Place] = [
  Place("colour", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    let apply: ([TokenRange]) -> Void = { [weak self] in self?.paint($0) }"#) { probe in
    let e = CodeEditor()
    probe.watch(e)
    e.colour()
  },
  Place("colourOnce", decidedBy: .program) { probe in
    let e = CodeEditor()
    probe.watch(e)
    e.colourOnce()
  },
  Place("completion", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    completions.source = { [weak self] in self?.symbols ?? [] }"#) { probe in
    let e = CodeEditor()
    probe.watch(e)
    e.enableCompletion()
  },
  Place("type", decidedBy: .program) { probe in
    let e = CodeEditor()
    probe.watch(e)
    e.type("a")
    probe.wait(0.05)
  },
  Place("idle", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let e = CodeEditor()
    probe.watch(e)
    e.watchIdle()
  },
]
