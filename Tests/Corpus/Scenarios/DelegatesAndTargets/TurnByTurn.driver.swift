import CorpusProbe

public let places: [Place] = [
  Place("guideDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: RouteGuideDelegate?") { probe in
    let trip = TripController()
    trip.begin()
    probe.watch(trip.session!)
    trip.end()
  },
  Place("promptDelegate", decidedBy: .text) { probe in
    let trip = TripController()
    trip.greet()
    probe.watch(trip.announcer!)
    trip.end()
  },
  Place("speedSource", decidedBy: .program) { probe in
    let trip = TripController()
    trip.watchSpeed()
    probe.watch(trip.monitor!)
    trip.end()
  },
  Place("geocode", decidedBy: .text) { probe in
    let trip = TripController()
    trip.watchSpeed()
    probe.watch(trip.monitor!)
    probe.wait(0.03)
    trip.end()
  },
]
