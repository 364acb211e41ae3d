import CorpusProbe

public let places: [Place] = [
  Place("poll", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let tracker = OrderTracker()
    probe.watch(tracker)
    tracker.poll()
    probe.wait(0.05)
  },
  Place("visible", decidedBy: .text) { probe in
    let tracker = OrderTracker()
    probe.watch(tracker)
    tracker.pollWhileVisible()
    probe.wait(0.05)
  },
  Place("times", decidedBy: .text) { probe in
    let tracker = OrderTracker()
    probe.watch(tracker)
    tracker.poll(times: 4)
  },
  Place("delivered", decidedBy: .text) { probe in
    let tracker = OrderTracker()
    probe.watch(tracker)
    tracker.pollUntilDelivered()
  },
  Place("background", decidedBy: .text) { probe in
    let tracker = OrderTracker()
    probe.watch(tracker)
    tracker.pollInBackground()
    probe.wait(0.05)
  },
]
