import CorpusProbe

private func table(_ probe: Probe) -> TransitionTable {
  let table = TransitionTable()
  probe.watch(table)
  return table
}

public let places: [Place] = [
  Place("step", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    table(probe).configure()
  },
  Place("reset", decidedBy: .text) { probe in
    table(probe).rewind()
  },
  Place("halt", decidedBy: .text) { probe in
    table(probe).configureStop()
  },
  Place("mover", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    table(probe).prepareFallback()
  },
]
