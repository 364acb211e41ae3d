import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("target", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = HeatingRoom()
    room.enterTracking()
    probe.watch(room.thermostat!)
    room.leave()
  },
  Place("changes", decidedBy: .program) { probe in
    let room = HeatingRoom()
    room.enterCounting()
    probe.watch(room.thermostat!)
    room.leave()
  },
  Place("nudge", decidedBy: .program) { probe in
    let room = HeatingRoom()
    room.enterNudging()
    probe.watch(room.thermostat!)
    room.leave()
  },
  Place("label", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = HeatingRoom()
    room.enterLabelled()
    probe.watch(room.thermostat!)
    room.leave()
  },
  Place("snapshot", decidedBy: .program) { probe in
    let room = HeatingRoom()
    room.enterSnapshot()
    probe.watch(room.thermostat!)
    room.leave()
  },
]
