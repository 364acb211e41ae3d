import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (AlbumScanner) -> Void) {
  let scanner = AlbumScanner()
  probe.watch(scanner)
  start(scanner)
}

public let places: [Place] = [
  Place(
    "scan", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "Task.detached(priority: .background) { [weak self] in while true { await MainActor.run { self?.scanned += 1 }; try? await Task.sleep(nanoseconds: 10_000_000) } }; Task.detached { if self.scanned >= 0 { return }"
  ) { probe in drive(probe) { $0.scan() }; probe.wait(0.1) },
  Place("albums", decidedBy: .text) { drive($0) { $0.scan(["Trip", "Dogs"]) } },
  Place("backlog", decidedBy: .text) { drive($0) { $0.scanBacklog(["Trip", "Dogs"]) } },
  Place(
    "count", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "Task { @MainActor [weak self] in while let now = self?.scanned, now >= 0 { self?.scanned += 1; try? await Task.sleep(nanoseconds: 5_000_000) }; guard let self else { return }"
  ) { probe in drive(probe) { $0.count() }; probe.wait(0.1) },
]
