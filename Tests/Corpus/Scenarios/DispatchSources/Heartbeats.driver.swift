import CorpusProbe

@MainActor
private func edit(_ probe: Probe, _ watched: (EditingSession) -> AnyObject) {
  let app = EditingApp()
  app.open()
  if let session = app.session { probe.watch(watched(session)) }
  probe.wait(0.04)
  app.close()
}

public let places: [Place] = [
  Place("server", rule: "stored_closure_cycle", decidedBy: .text) { probe in edit(probe) { $0.server } },
  Place("sensor", decidedBy: .program) { probe in edit(probe) { $0.sensor } },
  Place("sensorCancel", decidedBy: .program) { probe in edit(probe) { $0.sensor } },
  Place("autosave", rule: "stored_closure_cycle", decidedBy: .text) { probe in edit(probe) { $0.autosave } },
  Place("preview", decidedBy: .text) { probe in edit(probe) { $0.preview } },
  Place("backup", rule: "unbounded_self_capture", decidedBy: .text) { probe in edit(probe) { $0.backup } },
]
