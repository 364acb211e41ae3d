import CorpusProbe

public let places: [Place] = [
  Place("hotel", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: HotelDelegate?") { probe in
    let trip = TripCoordinator()
    probe.watch(trip)
    _ = trip.bookHotel()
  },
  Place("car", decidedBy: .program) { probe in
    let trip = TripCoordinator()
    probe.watch(trip)
    _ = trip.rentCar()
  },
  Place("flight", rule: "stored_closure_cycle", decidedBy: .text, capture: "flight") { probe in
    let trip = TripCoordinator()
    probe.watch(trip.bookFlight())
  },
  Place("insurance", rule: "stored_closure_cycle", decidedBy: .program) { probe in probe.watch(TravelAgency.insure()) },
  Place("visa", decidedBy: .program) { probe in probe.watch(TravelAgency.requestVisa()) },
  Place("ferry", decidedBy: .program) { probe in
    let trip = TripCoordinator()
    probe.watch(trip)
    trip.bookFerry()
  },
]
