import CorpusProbe

public let places: [Place] = [
  Place("name", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let card = ContactCard()
    probe.watch(card)
    card.bindName()
  },
  Place("phone", decidedBy: .text) { probe in
    let card = ContactCard()
    probe.watch(card)
    card.bindPhone()
  },
  Place("city", decidedBy: .program) { probe in
    let card = ContactCard()
    probe.watch(card)
    card.showCity()
  },
  Place("draft", decidedBy: .program) { probe in
    let card = ContactCard()
    probe.watch(card)
    _ = card.preview()
  },
]
