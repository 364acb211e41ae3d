import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (PhotoImporter) -> Void) {
  let importer = PhotoImporter()
  probe.watch(importer)
  start(importer)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("authorize", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { importer in Task { _ = await importer.authorize() } } },
  Place("once", decidedBy: .program) { drive($0) { importer in Task { _ = await importer.requestOnce() } } },
  Place("decode", decidedBy: .text) { drive($0) { importer in Task { await importer.load(["A", "B"]) } } },
  Place(
    "scan", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "Task.detached(priority: .background) { [weak self] in while true { await MainActor.run { self?.scanned += 1 }; try? await Task.sleep(nanoseconds: 10_000_000) } }; Task.detached { if self.scanned >= 0 { return }"
  ) { drive($0) { $0.scan() } },
  Place("albums", decidedBy: .text) { drive($0) { $0.scan(["Trip", "Dogs"]) } },
]
