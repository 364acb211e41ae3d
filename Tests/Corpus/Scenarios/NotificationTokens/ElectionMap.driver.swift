import CorpusProbe

public let places: [Place] = [
  Place("counted", rule: "subscription_cycle", decidedBy: .text) { probe in
    let night = ElectionNight()
    probe.watch(night.ledger)
    night.ledger.begin()
    night.run()
  },
  Place("style", decidedBy: .text) { probe in
    let night = ElectionNight()
    probe.watch(night.legend)
    night.run()
  },
  Place("turnout", decidedBy: .program) { probe in
    let night = ElectionNight()
    probe.watch(night.meter)
    night.run()
  },
  Place("banner", decidedBy: .text) { probe in
    let night = ElectionNight()
    probe.watch(night.banner)
    night.run()
  },
  Place("announce", rule: "unbounded_self_capture", decidedBy: .text, capture: "ledger") { probe in
    let night = ElectionNight()
    probe.watch(night.ledger)
    night.announce()
    night.run()
  },
]
