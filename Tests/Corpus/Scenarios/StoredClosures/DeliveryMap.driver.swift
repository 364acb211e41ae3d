import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("manager", decidedBy: .text) { probe in
    probe.watch(OrderScene().courier())
  },
  Place("follow", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = OrderScene().track()
    probe.watch(screen)
    screen.follow()
  },
  Place("region", rule: "stored_closure_cycle", decidedBy: .program, capture: "map") { probe in
    let screen = OrderScene().track()
    probe.watch(screen.map)
    screen.followRegion()
  },
  Place("shops", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = OrderScene().track()
    probe.watch(screen)
    screen.showShops()
  },
  Place("drop", decidedBy: .program) { probe in
    let screen = OrderScene().track()
    probe.watch(screen)
    screen.showDrop()
  },
  Place("geocode", decidedBy: .text) { probe in
    let screen = OrderScene().track()
    probe.watch(screen)
    screen.lookUp()
  },
]
