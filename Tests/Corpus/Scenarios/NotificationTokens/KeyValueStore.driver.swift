import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (Database) -> Void, _ part: (Database) -> Part?) {
  let database = Database()
  start(database)
  probe.watch(part(database)!)
  database.close()
}

public let places: [Place] = [
  Place("encode", rule: "stored_closure_cycle", decidedBy: .text, repaired: "  lazy var encode: (String) -> String = { [weak self] key in guard let self else { return \"\" }; return") { p in run(p, { _ = $0.dump() }, { $0.bucket }) },
  Place("checksum", decidedBy: .text) { p in run(p, { _ = $0.verify() }, { $0.bucket }) },
  Place("changes", rule: "subscription_cycle", decidedBy: .text) { p in run(p, { $0.track() }, { $0.bucket }) },
  Place("stale", decidedBy: .program) { p in run(p, { $0.takeSnapshot() }, { $0.snapshot }) },
  Place("flushes", decidedBy: .text) { p in run(p, { $0.monitorFlushes() }, { $0.monitor }) },
]
