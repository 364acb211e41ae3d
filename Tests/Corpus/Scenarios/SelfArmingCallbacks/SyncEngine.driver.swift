import CorpusProbe

public let places: [Place] = [
  Place("sync", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.sync()
  },
  Place("forever", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.syncForever()
    probe.wait(0.05)
  },
  Place("attempt", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.sync(attempt: 0)
  },
  Place("pages", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.fetchPages()
    probe.wait(0.05)
  },
  Place("slice", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.fetchPages(["a", "b", "c"])
  },
]
