import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("lamp", decidedBy: .program) { probe in
    probe.watch(Home().visitLamp())
  },
  Place("blind", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    _ = name") { probe in
    probe.watch(Home().visitBlind())
  },
  Place("night", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = RoomViewController()
    probe.watch(room.thermostat)
    room.thermostat.addNightRule()
    room.thermostat.evaluate(24)
  },
  Place("signal", decidedBy: .program) { probe in
    let room = RoomViewController()
    probe.watch(room.thermostat)
    room.thermostat.addSignalRule()
    room.thermostat.evaluate(10)
  },
  Place("slider", decidedBy: .text) { probe in
    let room = RoomViewController()
    probe.watch(room)
    room.loadViewIfNeeded()
  },
]
