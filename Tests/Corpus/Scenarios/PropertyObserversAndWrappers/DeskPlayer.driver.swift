import CorpusProbe

public let places: [Place] = [
  Place("deck", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let studio = Studio()
    studio.putUpDeck()
    probe.watch(studio.deck!)
    studio.takeAway()
  },
  Place("turntable", decidedBy: .run) { probe in
    let studio = Studio()
    studio.putUpTurntable()
    probe.watch(studio.turntable!)
    studio.takeAway()
  },
]
