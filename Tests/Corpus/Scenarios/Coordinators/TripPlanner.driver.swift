import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("seat", decidedBy: .program) { probe in
    let trip = TripCoordinator()
    probe.watch(trip.chooseSeat())
  },
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var parent: Coordinator?") { probe in
    let trip = TripCoordinator()
    probe.watch(trip)
    trip.bookHotel()
  },
  Place("insurance", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    screen.onClose = { [weak self] in self?.finish() }") { probe in
    let trip = TripCoordinator()
    probe.watch(trip.insure())
  },
  Place("finished", decidedBy: .program) { probe in
    let trip = TripCoordinator()
    probe.watch(trip)
    _ = trip.chooseSeat()
  },
]
