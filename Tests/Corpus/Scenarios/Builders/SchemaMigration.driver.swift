import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (StorageSetup) -> Void, _ part: (StorageSetup) -> Part?) {
  let setup = StorageSetup()
  start(setup)
  probe.watch(part(setup)!)
  setup.finish()
}

public let places: [Place] = [
  Place("createUsers", decidedBy: .program) { p in run(p, { $0.migrateUsers() }, { $0.user }) },
  Place("orders", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    plan.onProgress = { [weak self] in self?.advance($0) }") { p in run(p, { $0.migrateOrders() }, { $0.order }) },
  Place("indexes", decidedBy: .program) { p in run(p, { $0.migrateIndexes() }, { $0.index }) },
  Place("dryRun", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p, { _ = $0.previewChanges() }, { $0.dryRun }) },
  Place("rowSchema", decidedBy: .program, capture: "schema") { p in run(p, { $0.countRows(keepHistory: false) }, { $0.counter }) },
  Place("rowHistory", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p, { $0.countRows(keepHistory: true) }, { $0.counter }) },
]
