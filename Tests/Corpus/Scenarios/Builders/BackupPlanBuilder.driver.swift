import CorpusProbe

@MainActor private func run<Watched: AnyObject>(_ probe: Probe, _ type: Watched.Type) {
  BackupAssistant().run { if $0 is Watched { probe.watch($0) } }
}

public let places: [Place] = [
  Place("nightly", rule: "stored_closure_cycle", decidedBy: .program) { run($0, NightlyBackup.self) },
  Place("manual", decidedBy: .program) { run($0, ManualBackup.self) },
  Place("excludes", decidedBy: .program) { run($0, FilteredBackup.self) },
  Place("changes", rule: "subscription_cycle", decidedBy: .text) { run($0, SnapshotStore.self) },
  Place("restore", rule: "stored_closure_cycle", decidedBy: .program, capture: "snapshot") { run($0, Snapshot.self) },
]
