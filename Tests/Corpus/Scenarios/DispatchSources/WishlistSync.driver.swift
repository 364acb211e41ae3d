import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (SyncEngine) -> Void, _ part: (SyncEngine) -> Part?) {
  let scene = ShoppingScene()
  start(scene.engine!)
  probe.watch(part(scene.engine!)!)
  probe.wait(0.03)
  scene.background()
}

public let places: [Place] = [
  Place("refresh", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.refresh() }") { p in run(p, { $0.openList(); $0.store?.scheduleRefresh() }, { $0.store }) },
  Place("save", decidedBy: .text) { p in run(p, { $0.openList(); $0.store?.scheduleSave() }, { $0.store }) },
  Place("birthday", rule: "stored_closure_cycle", decidedBy: .program, capture: "job") { p in run(p, { $0.syncBirthday() }, { $0.job }) },
  Place("wedding", decidedBy: .program, capture: "job") { p in run(p, { $0.syncWedding() }, { $0.job }) },
  Place("merge", decidedBy: .text) { p in run(p, { $0.merge() }, { $0 }) },
]
