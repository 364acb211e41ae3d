import CorpusProbe

@MainActor private func sync(_ probe: Probe, _ object: (SyncSession) -> AnyObject?) {
  let session = SyncSession()
  session.run()
  probe.watch(object(session)!)
  session.finish()
}

public let places: [Place] = [
  Place("automatic", rule: "stored_closure_cycle", decidedBy: .program, capture: "resolver") { sync($0) { $0.background } },
  Place("interactive", decidedBy: .program, capture: "resolver") { sync($0) { $0.manual } },
  Place("conflict", rule: "stored_closure_cycle", decidedBy: .program) { sync($0) { $0.document } },
  Place("attempt", rule: "stored_closure_cycle", decidedBy: .text) { sync($0) { $0.settings } },
  Place("retry", decidedBy: .program) { sync($0) { $0.tags } },
]
