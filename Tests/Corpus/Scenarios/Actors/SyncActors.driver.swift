import CorpusProbe

@MainActor private func sync(_ probe: Probe, _ part: (SyncEngine) -> AnyObject) {
  var isDone = false
  let engine = SyncEngine()
  probe.watch(part(engine))
  Task { @MainActor in
    await engine.run()
    isDone = true
  }
  probe.wait(until: { isDone })
}

public let places: [Place] = [
  Place("heartbeat", rule: "unbounded_self_capture", decidedBy: .text) { probe in sync(probe) { $0.heartbeat } },
  Place("upload", decidedBy: .program) { probe in sync(probe) { $0.uploader } },
  Place("replicator", decidedBy: .program) { probe in sync(probe) { $0.replicator } },
  Place("janitor", decidedBy: .text) { probe in sync(probe) { $0.janitor } },
  Place("reconciler", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "    Task.detached { [weak self] in while self != nil { await self?.pass(); try? await Task.sleep(nanoseconds: 20_000_000) }") { probe in sync(probe) { $0.reconciler } },
]
