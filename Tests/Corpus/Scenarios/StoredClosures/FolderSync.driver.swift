import CorpusProbe

public let places: [Place] = [
  Place("changed", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let session = SyncSession()
    let engine = session.mount("/docs")
    probe.watch(engine)
    engine.followChanges()
    engine.watcher.report(["a.txt"])
    session.unmount()
  },
  Place(
    "newest", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    let rule = { [weak self] (change: FileChange) -> Bool in self?.isNewerLocally(change) ?? false }"
  ) { probe in
    let session = SyncSession()
    let engine = session.mount("/docs")
    probe.watch(engine)
    engine.newestWins()
    session.unmount()
  },
  Place("drained", decidedBy: .program) { probe in
    let session = SyncSession()
    let engine = session.mount("/docs")
    probe.watch(engine)
    engine.push(["a.txt", "b.txt"])
    session.unmount()
  },
  Place("finished", rule: "stored_closure_cycle", decidedBy: .program, capture: "upload") { probe in
    let session = SyncSession()
    let engine = session.mount("/docs")
    let upload = engine.upload("c.txt")
    probe.watch(upload)
    engine.queue.runAll()
    session.unmount()
  },
  Place("wanted", decidedBy: .program) { probe in
    let session = SyncSession()
    let engine = session.mount("/docs")
    probe.watch(engine)
    engine.push([".DS_Store"])
    session.unmount()
  },
]
