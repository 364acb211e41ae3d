import CorpusProbe

public let places: [Place] = [
  Place("endedByHelpers", decidedBy: .run) { probe in
    let panel = Panel()
    probe.watch(panel)
    panel.followThroughHelpers()
    useOnce(panel)
  },
  Place("othersAreEnded", rule: "subscription_cycle", decidedBy: .program) { probe in
    let panel = Panel()
    probe.watch(panel)
    panel.followOther()
    useOnce(panel)
  },
]
