import CorpusProbe

private func importing(_ probe: Probe, _ work: (ContactImporter) -> Void) {
  let importer = ContactImporter()
  probe.watch(importer)
  work(importer)
}

public let places: [Place] = [
  Place("cleaning", rule: "stored_closure_cycle", decidedBy: .program, capture: "trim") { probe in
    let stage = Pipelines.cleaning()
    probe.watch(stage)
    stage.feed("Ann")
  },
  Place("counting", decidedBy: .program) { probe in
    let stage = Pipelines.counting()
    probe.watch(stage)
    stage.feed("Ann")
  },
  Place("idle", rule: "stored_closure_cycle", decidedBy: .program) { probe in importing(probe) { $0.importAndReport() } },
  Place("completion", decidedBy: .program) { probe in importing(probe) { $0.importFile("people.csv") } },
  Place("watcher", rule: "stored_closure_cycle", decidedBy: .program) { probe in importing(probe) { $0.importWatched("people.csv") } },
  Place("reset", decidedBy: .program) { probe in importing(probe) { $0.importOnce() } },
]
