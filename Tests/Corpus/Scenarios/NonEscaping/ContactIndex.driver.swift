import CorpusProbe

private func index(_ probe: Probe) -> ContactIndex {
  let index = ContactIndex(names: ["Ada", "Bo", "Cy"])
  probe.watch(index)
  return index
}

public let places: [Place] = [
  Place(
    "badges", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "private lazy var badges = names.lazy.map { [weak self] in self?.badge(for: $0) ?? $0 }"
  ) { probe in
    _ = index(probe).firstBadge()
  },
  Place("ranked", decidedBy: .text) { probe in
    _ = index(probe).ranked()
  },
  Place("sections", decidedBy: .text) { probe in
    _ = index(probe).sections()
  },
  Place("candidates", decidedBy: .text) { probe in
    _ = index(probe).firstFavourite()
  },
  Place("pages", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    index(probe).openPages(size: 2)
  },
  Place("export", decidedBy: .text) { probe in
    _ = index(probe).export(size: 2)
  },
]
