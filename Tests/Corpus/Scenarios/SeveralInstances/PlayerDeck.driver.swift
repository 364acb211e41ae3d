import CorpusProbe

public let places: [Place] = [
  Place("fallback", decidedBy: .text) { probe in
    let deck = PlayerDeck()
    probe.watch(deck)
    deck.playIntro()
  },
  Place("track", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let deck = PlayerDeck()
    probe.watch(deck)
    deck.playTrack("a.mp3")
  },
  Place("preview", decidedBy: .program) { probe in
    let deck = PlayerDeck()
    probe.watch(deck)
    deck.preview("a.mp3")
  },
  Place("crossfade", decidedBy: .program) { probe in
    let deck = PlayerDeck()
    probe.watch(deck.current)
    probe.watch(deck.standby)
    deck.crossfade()
  },
  Place("loop", rule: "stored_closure_cycle", decidedBy: .program, capture: "from") { probe in
    let deck = PlayerDeck()
    probe.watch(deck.current)
    probe.watch(deck.standby)
    deck.loop()
  },
]
