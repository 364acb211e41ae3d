import CorpusProbe

@MainActor private func upgrade(_ probe: Probe, _ object: (LaunchUpgrade) -> AnyObject?) {
  let launch = LaunchUpgrade()
  launch.upgrade()
  probe.watch(object(launch)!)
  launch.cleanUp()
}

public let places: [Place] = [
  Place("renameColumns", rule: "stored_closure_cycle", decidedBy: .program, repaired: "      .step(2) { [weak self] in self?.renameColumns($0) }") { upgrade($0) { $0.notes } },
  Place("trim", decidedBy: .program) { upgrade($0) { $0.tags } },
  Place("move", rule: "stored_closure_cycle", decidedBy: .program) { upgrade($0) { $0.attachments } },
  Place("fullRun", decidedBy: .program) { upgrade($0) { $0.full } },
  Place("dryRun", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    work()") { upgrade($0) { $0.dry } },
]
