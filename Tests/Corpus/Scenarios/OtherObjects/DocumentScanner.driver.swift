import CorpusProbe

@MainActor private func scan(_ probe: Probe, _ watched: (ScanJob) -> AnyObject, _ setUp: (ScanJob) -> Void) {
  let job = ScanJob()
  probe.watch(watched(job))
  setUp(job)
  _ = job.run([PageImage(width: 3, height: 2, ink: 0)])
}

public let places: [Place] = [
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program, capture: "current", repaired: "      current.onProgress = { [weak self, unowned current] value in") { probe in
    scan(probe, { $0.deskew }) { $0.trackProgress() }
  },
  Place("failures", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    scan(probe, { $0 }) { $0.trackFailures() }
  },
  Place("paused", decidedBy: .program) { probe in
    scan(probe, { $0 }) { $0.pausable() }
  },
  Place("fallback", decidedBy: .text) { probe in
    scan(probe, { $0 }) { $0.useFallback() }
  },
  Place("collect", rule: "stored_closure_cycle", decidedBy: .program, capture: "recognize") { probe in
    scan(probe, { $0.lexicon }) { $0.collectWords() }
  },
]
