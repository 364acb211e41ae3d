import CorpusProbe

public let places: [Place] = [
  Place("count", decidedBy: .program) { probe in
    let tracker = RunTracker()
    probe.watch(tracker)
    _ = tracker.measure()
  },
  Place("pause", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let tracker = RunTracker()
    probe.watch(tracker)
    tracker.calibrate()
  },
  Place("test", decidedBy: .program) { probe in
    let tracker = RunTracker()
    probe.watch(tracker)
    tracker.testRun()
  },
  Place("begin", decidedBy: .run) { probe in
    let tracker = RunTracker()
    probe.watch(tracker)
    tracker.begin()
    tracker.pedometer.step()
    tracker.end()
  },
]
