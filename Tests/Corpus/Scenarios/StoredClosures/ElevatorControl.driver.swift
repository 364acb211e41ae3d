import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("controller", decidedBy: .program) { probe in
    let building = Building()
    building.operate()
    probe.watch(building.controller!)
    probe.watch(building.elevator!)
    building.demolish()
  },
  Place("arrival", decidedBy: .program) { probe in
    let building = Building()
    building.operate()
    probe.watch(building.elevator!)
    building.demolish()
  },
  Place("called", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let building = Building()
    building.callFromLobby()
    probe.watch(building.elevator!)
    building.demolish()
  },
  Place("closed", decidedBy: .program) { probe in
    let building = Building()
    building.maintain()
    probe.watch(building.elevator!)
    building.demolish()
  },
  Place("queue", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let building = Building()
    building.maintainQueue()
    probe.watch(building.elevator!)
    building.demolish()
  },
  Place("log", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let building = Building()
    building.inspect()
    probe.watch(building.elevator!)
    building.demolish()
  },
]
