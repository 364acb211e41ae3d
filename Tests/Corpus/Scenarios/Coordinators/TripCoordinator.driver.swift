import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .run, repaired: "  weak var parent: TripCoordinator?") { probe in
    let trip = TripCoordinator(navigation: UINavigationController())
    probe.watch(trip)
    trip.startSeats()
  },
  Place("payment", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let trip = TripCoordinator(navigation: UINavigationController())
    probe.watch(trip)
    trip.startPayment()
  },
  Place("weakly", decidedBy: .program) { probe in
    let trip = TripCoordinator(navigation: UINavigationController())
    probe.watch(trip)
    trip.startPaymentWeakly()
    trip.children[0].finish()
  },
  Place("alone", decidedBy: .program) { probe in
    let trip = TripCoordinator(navigation: UINavigationController())
    probe.watch(trip)
    let payment = trip.startAlone()
    probe.watch(payment)
    payment.finish()
  },
  Place("selfish", rule: "stored_closure_cycle", decidedBy: .program, capture: "payment") { probe in
    let trip = TripCoordinator(navigation: UINavigationController())
    trip.startSelfish()
    probe.watch(trip.children[0])
  }
]
