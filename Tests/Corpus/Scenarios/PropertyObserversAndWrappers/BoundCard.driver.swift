import CorpusProbe

public let places: [Place] = [
  Place("bound", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let card = Card()
    probe.watch(card)
    card.bind()
  },
  Place("released", decidedBy: .program) { probe in
    let card = Card()
    probe.watch(card)
    card.bindFooter()
  },
]
