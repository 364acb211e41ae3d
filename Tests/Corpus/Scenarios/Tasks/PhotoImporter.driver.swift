import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (PhotoImporter) -> Void) {
  let importer = PhotoImporter()
  probe.watch(importer)
  start(importer)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("authorize", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { importer in Task { _ = await importer.authorize() } } },
  Place("once", decidedBy: .program) { drive($0) { importer in Task { _ = await importer.requestOnce() } } },
  Place("decode", decidedBy: .text) { drive($0) { importer in Task { await importer.load(["A", "B"]) } } },
]
