import CorpusProbe

@MainActor private func use(_ probe: Probe, _ setUp: (PetFeeder) -> Void) {
  let feeder = PetFeeder()
  probe.watch(feeder)
  setUp(feeder)
}

public let places: [Place] = [
  Place("water", rule: "stored_closure_cycle", decidedBy: .text) { probe in use(probe) { $0.watchWater() } },
  Place("battery", decidedBy: .text) { probe in use(probe) { $0.watchBattery() } },
  Place("plan", rule: "stored_closure_cycle", decidedBy: .program) { probe in use(probe) { $0.schedule() } },
  Place("test", decidedBy: .program) { probe in use(probe) { $0.testRun() } },
  Place("empty", rule: "stored_closure_cycle", decidedBy: .text) { probe in use(probe) { $0.watchHopper() } },
]
