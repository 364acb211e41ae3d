import CorpusProbe

public let places: [Place] = [
  Place(
    "rename", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    cloud.onConflict = { [weak self] in self?.rename($0) ?? $0 }"
  ) { probe in
    let agent = SyncAgent(device: "phone")
    probe.watch(agent)
    agent.sync("milk")
    agent.sync("milk")
  },
  Place("backup", decidedBy: .text) { probe in
    let agent = SyncAgent(device: "phone")
    probe.watch(agent)
    _ = agent.backup.push("milk")
    _ = agent.backup.push("milk")
  },
  Place("archive", decidedBy: .text) { probe in
    let agent = SyncAgent(device: "phone")
    probe.watch(agent)
    _ = agent.archive.push("milk")
  },
  Place("flush", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let agent = SyncAgent(device: "phone")
    probe.watch(agent)
    agent.flush?()
  },
  Place("finish", decidedBy: .text) { probe in
    let agent = SyncAgent(device: "phone")
    probe.watch(agent)
    agent.close()
  },
]
