import CorpusProbe

public let places: [Place] = [
  Place("day", decidedBy: .program) { probe in
    probe.watch(Calendar().day())
  },
  Place("week", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    probe.watch(Calendar().week())
  },
]
