import CorpusProbe

public let places: [Place] = [
  Place("roof", rule: "target_cycle", decidedBy: .program) { probe in
    let siren = RoofSiren()
    probe.watch(siren)
    SirenBoard.shared.alarm()
  },
  Place("hall", rule: "target_cycle", decidedBy: .program) { probe in
    let siren = HallSiren(title: "hall")
    probe.watch(siren)
    siren.connect()
    SirenBoard.shared.alarm()
  },
  Place("yard", decidedBy: .program) { probe in
    let yard = Yard()
    probe.watch(yard)
    work(in: yard)
  },
]
