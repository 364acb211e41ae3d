import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (ReadingList) -> Void) {
  let list = ReadingList()
  probe.watch(list)
  start(list)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("counts", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.keepCounts() } },
  Place("first", decidedBy: .text) { drive($0) { list in Task { _ = await list.firstCount() } } },
  Place("pages", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.keepPages() } },
  Place("read", decidedBy: .text) { drive($0) { list in Task { await list.readPages() } } },
  Place("soon", decidedBy: .text) { drive($0) { $0.refreshSoon() } },
]
