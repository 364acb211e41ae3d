import CorpusProbe

@MainActor private func rideThrough(_ probe: Probe) {
  let day = WorkoutDay()
  day.evening()
  probe.watch(day.ride!)
  day.night()
}

public let places: [Place] = [
  Place("intervalSample", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let day = WorkoutDay()
    day.morning()
    probe.watch(day.intervals!)
    day.noon()
  },
  Place(
    "tempoRecord", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    strap.onSample = { [weak self] in self?.record($0) }"
  ) { probe in
    let day = WorkoutDay()
    day.noon()
    probe.watch(day.tempo!)
    day.evening()
  },
  Place("rideSample", decidedBy: .program) { rideThrough($0) },
  Place("rideDisconnect", decidedBy: .program) { rideThrough($0) },
  Place("rideSummary", decidedBy: .text) { rideThrough($0) },
]
