import CorpusProbe

private func search(_ probe: Probe) -> AddressSearch {
  let search = AddressSearch()
  probe.watch(search)
  return search
}

public let places: [Place] = [
  Place("search", decidedBy: .program) { probe in
    search(probe).search("Main St")
  },
  Place("together", decidedBy: .program) { probe in
    search(probe).searchTogether("Main St")
  },
  Place("recent", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    search(probe).searchRecent("Main St")
    probe.wait(0.05)
  },
  Place("locate", decidedBy: .program) { probe in
    search(probe).locate("Main St")
  },
  Place("recall", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    search(probe).recall("Main St")
    probe.wait(0.05)
  },
]
