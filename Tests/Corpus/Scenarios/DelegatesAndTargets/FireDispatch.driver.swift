import CorpusProbe

public let places: [Place] = [
  Place("engine", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: EngineDelegate?") { probe in
    let house = StationHouse()
    probe.watch(house)
    house.sendEngine()
  },
  Place("radio", decidedBy: .text) { probe in
    let house = StationHouse()
    probe.watch(house)
    house.listen()
  },
  Place("pager", decidedBy: .program) { probe in
    let house = StationHouse()
    probe.watch(house)
    house.callCrew()
  },
  Place("panel", decidedBy: .program) { probe in
    let center = DispatchCenter()
    probe.watch(center.taker)
    center.open()
  },
  Place("outputs", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let center = DispatchCenter()
    probe.watch(center.changeShift())
  },
]
