import CorpusProbe

public let places: [Place] = [
  Place("trap", decidedBy: .program) { probe in
    let road = Road()
    probe.watch(SpeedTrap.measure(on: road))
    road.letPass()
  },
  Place("counter", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var held: LapCounter?") { probe in
    let road = Road()
    probe.watch(LapCounter.count(on: road))
    road.letPass()
  },
]
