import CorpusProbe

public let places: [Place] = [
  Place("clock", rule: "subscription_cycle", decidedBy: .text) { probe in
    let clock = StationClock()
    probe.watch(clock)
    clock.startClock()
    probe.wait(0.05)
  },
  Place("twice", decidedBy: .text) { probe in
    let clock = StationClock()
    probe.watch(clock)
    clock.startClockOnce()
  },
  Place("dim", rule: "subscription_cycle", decidedBy: .text) { probe in
    let clock = StationClock()
    probe.watch(clock)
    clock.dim()
  },
  Place("briefly", decidedBy: .text) { probe in
    let clock = StationClock()
    probe.watch(clock)
    clock.dimBriefly()
  },
]
