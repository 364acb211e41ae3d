import CorpusProbe

public let places: [Place] = [
  Place("clear", decidedBy: .text) { probe in
    let summary = BasketSummary()
    probe.watch(summary)
    summary.resetWhenCleared()
    summary.basket.add("Tea")
  },
  Place("restart", rule: "rebound_strong_self", decidedBy: .program) { probe in
    let summary = BasketSummary()
    probe.watch(summary)
    summary.restartWhenCleared()
    summary.basket.add("Tea")
  },
  Place("count", decidedBy: .text) { probe in
    let summary = BasketSummary()
    probe.watch(summary)
    summary.countWhenCleared()
    summary.basket.add("Tea")
  },
  Place("discount", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let summary = BasketSummary()
    probe.watch(summary)
    summary.discountWhenCleared()
    probe.wait(0.03)
  },
]
