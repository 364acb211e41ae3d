import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("bullet", decidedBy: .program) { probe in
    let ship = Arcade().ship()
    probe.watch(ship)
    ship.fire()
  },
  Place("rocket", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let ship = Arcade().ship()
    probe.watch(ship)
    ship.launchRocket()
  },
  Place("owner", decidedBy: .program) { probe in
    let ship = Arcade().ship()
    probe.watch(ship)
    ship.leaveTrail()
  },
  Place("asteroid", rule: "unowned_capture", decidedBy: .program) { probe in
    let arcade = Arcade()
    probe.watch(arcade)
    arcade.dropAsteroid()
    arcade.ticker.tick()
  },
  Place("level", decidedBy: .program) { probe in
    let level = Level()
    probe.watch(level)
    level.begin()
  },
  Place("bonus", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let level = Level()
    probe.watch(level)
    level.beginBonus()
  },
]
