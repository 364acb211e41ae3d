import CorpusProbe

private func serving(_ probe: Probe, _ work: (ThumbnailService) -> Void) {
  let service = ThumbnailService()
  probe.watch(service)
  work(service)
  service.wait()
}

public let places: [Place] = [
  Place("warm", decidedBy: .text) { probe in serving(probe) { $0.warmUp() } },
  Place("finish", decidedBy: .program) { probe in serving(probe) { $0.resize(100) } },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .text) { probe in serving(probe) { $0.preview(100) } },
  Place("cleanup", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    serving(probe) {
      $0.scheduleCleanup()
      $0.abandonCleanup()
    }
  },
  Place("metadata", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation") { probe in probe.watch(Exporter().export(80)) },
  Place("quiet", decidedBy: .text) { probe in probe.watch(Exporter().exportQuietly(80)) },
]
