import CorpusProbe

public let places: [Place] = [
  Place("camera", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var rover: Rover?") { probe in
    let station = GroundStation()
    let rover = station.deploy("Pip")
    probe.watch(rover)
    rover.attachCamera()
    station.retire()
  },
  Place("status", decidedBy: .text) { probe in
    let station = GroundStation()
    let rover = station.deploy("Pip")
    probe.watch(rover)
    _ = rover.report()
    station.retire()
  },
  Place("state", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let station = GroundStation()
    let link = station.openLink()
    probe.watch(link)
    link.connect()
    probe.wait()
    station.hangUp()
  },
  Place("packet", decidedBy: .program) { probe in
    let station = GroundStation()
    station.listen()
    probe.watch(station.link!)
    probe.wait()
    station.hangUp()
  },
  Place("network", decidedBy: .program) { probe in
    let station = GroundStation()
    station.listen()
    probe.watch(station.link!)
    probe.wait()
    station.hangUp()
  },
  Place("plan", rule: "unowned_capture", decidedBy: .program, capture: "rover") { probe in
    let station = GroundStation()
    do {
      let rover = station.deploy("Pip")
      probe.watch(rover)
      station.plan(5, for: rover)
    }
    station.endMission()
  },
]
