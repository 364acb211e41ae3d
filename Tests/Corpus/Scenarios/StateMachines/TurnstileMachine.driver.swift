import CorpusProbe

public let places: [Place] = [
  Place("passages", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let turnstile = Turnstile()
    probe.watch(turnstile)
    turnstile.countPassages()
    turnstile.insertCoin()
  },
  Place("alarms", decidedBy: .text) { probe in
    let turnstile = Turnstile()
    probe.watch(turnstile)
    turnstile.watchBreaks()
    turnstile.insertCoin()
  },
  Place("closings", decidedBy: .program) { probe in
    let gate = Gate()
    probe.watch(gate)
    gate.install()
    gate.open()
    gate.retire()
  },
  Place("running", decidedBy: .text) { probe in
    let loader = TicketLoader()
    probe.watch(loader)
    loader.load()
  },
  Place("failed", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let loader = TicketLoader()
    probe.watch(loader)
    loader.loadOffline()
  },
  Place("barrier", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let barrier = Barrier()
    probe.watch(barrier)
    barrier.install()
  },
]
