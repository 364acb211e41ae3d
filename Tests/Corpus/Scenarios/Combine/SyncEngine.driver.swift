import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (SyncEngine) -> Void) {
  let session = SyncSession()
  session.begin()
  probe.watch(session.engine!)
  start(session.engine!)
  session.feed.changes.send(Change(id: 1, body: "a"))
  session.feed.isOnline.send(true)
  session.end()
}

public let places: [Place] = [
  Place("mapChange", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe) { $0.startApplying() } },
  Place("filterChange", decidedBy: .text) { probe in drive(probe) { $0.startFiltering() } },
  Place("assignOnline", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.isOnline = $0 }") { probe in
    drive(probe) { $0.watchConnection() }
  },
  Place("seed", decidedBy: .text) { probe in drive(probe) { $0.applyFirst() } },
  Place("drain", decidedBy: .program) { probe in
    let session = SyncSession()
    session.begin()
    probe.watch(session.engine!)
    session.runOnce()
  },
  Place("applyOnMain", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe) { $0.applyOnMain() } },
]
