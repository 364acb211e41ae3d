import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (Inbox) -> [String]) {
  let inbox = Inbox()
  probe.watch(inbox)
  _ = use(inbox)
}

public let places: [Place] = [
  Place(
    "threads", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    private unowned let inbox: Inbox"
  ) { drive($0) { $0.showThreads() } },
  Place("drafts", decidedBy: .program) { drive($0) { $0.showDraft() } },
]
