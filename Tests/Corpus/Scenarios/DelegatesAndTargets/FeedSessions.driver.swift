import CorpusProbe

public let places: [Place] = [
  Place("delegate", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "private weak var delegate: FeedDelegate?") { probe in
    probe.watch(FeedWindow().read())
  }
]
