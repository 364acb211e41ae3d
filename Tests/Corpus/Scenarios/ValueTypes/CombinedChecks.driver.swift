import CorpusProbe

public let places: [Place] = [
  Place("combined", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let turnstile = Turnstile()
    probe.watch(turnstile)
    turnstile.limitBoth()
    _ = turnstile.pass(3)
  },
  Place("compared", decidedBy: .program) { probe in
    let turnstile = Turnstile()
    probe.watch(turnstile)
    turnstile.compare()
  },
]
