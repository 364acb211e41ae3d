import CorpusProbe

private func journal(_ probe: Probe) -> SyncJournal {
  let journal = SyncJournal()
  probe.watch(journal)
  return journal
}

public let places: [Place] = [
  Place("started", decidedBy: .program) { probe in
    journal(probe).started()
  },
  Place(
    "uploaded", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "weak var journal = self; writer.enqueue(\"uploaded up to \\(journal?.revision ?? 0)\")"
  ) { probe in
    journal(probe).uploaded()
  },
  Place("merged", decidedBy: .program) { probe in
    journal(probe).merged()
  },
  Place(
    "local", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "weak var journal = self; fallback = Fallback(journal?.revision ?? 0)"
  ) { probe in
    journal(probe).useLocalRevision()
  },
  Place("resolve", decidedBy: .program) { probe in
    _ = journal(probe).resolve(nil)
  },
]
