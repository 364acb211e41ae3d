import CorpusProbe

public let places: [Place] = [
  Place("enter", decidedBy: .program) { probe in
    let turnstile = Turnstile()
    probe.watch(turnstile)
    turnstile.enter()
    turnstile.reset()
  },
]
