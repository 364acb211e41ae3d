import CorpusProbe

public let places: [Place] = [
  Place("format", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.format(3)
  },
  Place("symbol", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.symbol
  },
  Place("allowed", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.isAllowed(20)
  },
  Place("suffix", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.suffix(2)
  },
  Place("audit", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.label(for: 20)
  },
  Place("discounted", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.discounted(10)
  },
  Place("halved", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.halved(10)
  },
  Place("text", decidedBy: .text) { probe in
    let tag = PriceTag()
    probe.watch(tag)
    _ = tag.label(for: 3)
  },
]
