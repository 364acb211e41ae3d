import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (BackupScheduler) -> Void) {
  let scheduler = BackupScheduler()
  probe.watch(scheduler)
  start(scheduler)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("backUp", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.backUp() } },
  Place("retry", decidedBy: .program) { drive($0) { $0.retry() } },
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.prepare() } },
]
