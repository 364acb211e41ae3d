import CorpusProbe


public let places: [Place] = [
  Place("step", decidedBy: .program) { probe in
    let e = SyncEngine(changes: [Change(key: "a", value: "b"), Change(key: "c", value: "d")])
    probe.watch(e)
    e.pushAll()
    probe.wait(0.05)
  },
  Place("drain", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let e = SyncEngine(changes: [])
    probe.watch(e)
    e.observeDrain()
  },
  Place("conflict", decidedBy: .program) { probe in
    let e = SyncEngine(changes: [])
    probe.watch(e)
    e.observeConflicts()
  },
  Place("retry", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    transport.retry = { [weak self] in if let change = self?.changes.first { self?.transport.push(change) { _ in } } }"#) { probe in
    let e = SyncEngine(changes: [])
    probe.watch(e)
    e.enableRetry()
  },
  Place("flush", decidedBy: .program) { probe in
    let e = SyncEngine(changes: [Change(key: "a", value: "b")])
    probe.watch(e)
    e.flushOnce()
  },
]
