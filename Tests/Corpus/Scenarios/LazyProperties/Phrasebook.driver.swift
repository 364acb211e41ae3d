import CorpusProbe

private func book(_ probe: Probe) -> Phrasebook {
  let book = Phrasebook(phrases: [Phrase(text: "hei", uses: 5), Phrase(text: "takk", uses: 2)])
  probe.watch(book)
  return book
}

public let places: [Place] = [
  Place("frequent", decidedBy: .text) { probe in
    _ = book(probe).frequent.count
  },
  Place("visible", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    _ = book(probe).visible.first
  },
  Place("index", decidedBy: .text) { probe in
    _ = book(probe).index
  },
  Place(
    "say", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "    \"say\": { [weak self] in self?.speak($0) },"
  ) { probe in
    book(probe).run("say", "takk")
  },
  Place("help", decidedBy: .text) { probe in
    book(probe).shortcuts["?"]?("say")
  },
  Place(
    "ranked", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "  lazy var ranked: AnySequence<Phrase> = AnySequence { [weak self] in (self?.phrases ?? []).makeIterator() }"
  ) { probe in
    _ = Array(book(probe).ranked)
  },
  Place("shuffled", decidedBy: .text) { probe in
    _ = book(probe).shuffled.count
  },
]
