import CorpusProbe

@MainActor private func tab(_ probe: Probe, _ part: (FeedTab) -> AnyObject) {
  let tab = FeedTab()
  probe.watch(part(tab))
  tab.open()
  tab.close()
}

public let places: [Place] = [
  Place("select", rule: "stored_closure_cycle", decidedBy: .program) { probe in tab(probe) { $0.feed } },
  Place("bookmark", decidedBy: .program) { probe in tab(probe) { $0.bookmarks } },
  Place("refresh", decidedBy: .program) { probe in tab(probe) { $0.archive } },
  Place("reload", rule: "stored_closure_cycle", decidedBy: .program, repaired: "      onRefresh: { [weak self] in self?.reload() },") { probe in
    tab(probe) { $0.mentions }
  },
  Place("draft", rule: "stored_closure_cycle", decidedBy: .program) { probe in tab(probe) { $0.draft } },
  Place("outbox", decidedBy: .program) { probe in tab(probe) { $0.outbox } },
]
