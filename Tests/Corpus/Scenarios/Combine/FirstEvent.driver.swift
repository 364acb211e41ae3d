import CorpusProbe
import Combine

public let places: [Place] = [
  Place("ownToken", decidedBy: .text) { probe in
    let tally = Tally()
    probe.watch(tally)
    countFirst(of: PassthroughSubject(), in: tally)
  },
  Place("method", decidedBy: .text) { probe in
    let counter = Counter()
    probe.watch(counter)
    counter.countFirst(of: PassthroughSubject())
  },
  Place("otherToken", rule: "subscription_cycle", decidedBy: .text) { probe in
    let tally = Tally()
    probe.watch(tally)
    countAll(of: PassthroughSubject(), in: tally)
  },
]
