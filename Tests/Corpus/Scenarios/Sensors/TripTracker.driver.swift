import CoreLocation
import CorpusProbe

@MainActor private func travel(_ probe: Probe, _ use: (Trip) -> Void) {
  let trip = Trip(title: "New trip")
  probe.watch(trip)
  use(trip)
  probe.wait(0.03)
  trip.rename(to: "Alps")
  trip.finish()
}

public let places: [Place] = [
  Place("hubDelegate", decidedBy: .text) { probe in
    let hub = LocationHub()
    probe.watch(hub)
    probe.wait(0.03)
  },
  Place("route", rule: "unbounded_self_capture", decidedBy: .program) { travel($0) { $0.record() } },
  Place("latest", decidedBy: .program) { travel($0) { $0.followLatest() } },
  Place("town", decidedBy: .text) { travel($0) { $0.lookUpTown(at: CLLocation(latitude: 1, longitude: 2)) } },
  Place("steps", rule: "stored_closure_cycle", decidedBy: .text) { travel($0) { $0.countSteps() } },
  Place("clock", decidedBy: .program) { travel($0) { $0.startClock() } },
]
