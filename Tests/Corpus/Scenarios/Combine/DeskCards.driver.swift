import CorpusProbe

public let places: [Place] = [
  Place("pinned", rule: "stored_method_reference_cycle", decidedBy: .program) { probe in
    let cards = PinnedCards()
    probe.watch(cards)
    cards.pin("a")
  },
  Place("printed", decidedBy: .program) { probe in
    let cards = PrintedCards()
    probe.watch(cards)
    cards.pin("a")
  },
  Place("sent", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let card = SentCard()
    probe.watch(card)
    card.add()
  },
  Place("handed", decidedBy: .program) { probe in
    let card = HandedCard()
    probe.watch(card)
    card.add()
  },
  Place("current", rule: "stored_method_reference_cycle", decidedBy: .program) { probe in
    let card = CurrentCard()
    probe.watch(card)
    card.open()
  },
  Place("value", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let card = CurrentCard()
    probe.watch(card)
    card.show()
  },
  Place("peeked", decidedBy: .program) { probe in
    let card = CurrentCard()
    probe.watch(card)
    card.peek()
  },
  Place("found", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let cards = FoundCards()
    probe.watch(cards)
    cards.look()
  },
]
