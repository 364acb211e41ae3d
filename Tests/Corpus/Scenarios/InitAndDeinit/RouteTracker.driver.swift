import CorpusProbe

public let places: [Place] = [
  Place("fix", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(RouteTracker())
  },
  Place("length", decidedBy: .text) { probe in
    probe.watch(LapTracker(length: 400))
  },
  Place("peak", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(ClimbTracker())
  },
  Place("history", decidedBy: .program) { probe in
    probe.watch(StepTracker(history: [10, 20]))
  },
  Place("drift", decidedBy: .program) { probe in
    probe.watch(DriftTracker(simulated: true))
  },
]
