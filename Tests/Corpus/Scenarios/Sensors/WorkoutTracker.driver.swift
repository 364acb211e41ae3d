import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (WorkoutSession) -> Void, _ part: (WorkoutSession) -> Part?) {
  let session = WorkoutSession()
  start(session)
  probe.watch(part(session)!)
  probe.wait(0.04)
  session.finish()
}

public let places: [Place] = [
  Place("tick", rule: "unbounded_self_capture", decidedBy: .text) { p in run(p, { $0.startClock() }, { $0.stopwatch }) },
  Place("rest", decidedBy: .text) { p in run(p, { $0.startRest() }, { $0.rest }) },
  Place("steps", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.startSteps() }, { $0.steps }) },
  Place("cadence", decidedBy: .program) { p in run(p, { $0.startCadence() }, { $0.cadence }) },
  Place("history", decidedBy: .text) { p in run(p, { $0.loadHistory() }, { $0.history }) },
  Place("heart", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p, { $0.startZone() }, { $0.zone }) },
]
