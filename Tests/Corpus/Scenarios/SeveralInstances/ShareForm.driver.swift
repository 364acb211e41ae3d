import CorpusProbe

public let places: [Place] = [
  Place("link", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let flow = ShareFlow()
    probe.watch(flow.share)
    flow.begin()
    flow.end()
  },
  Place("banner", decidedBy: .run) { probe in
    let flow = ShareFlow()
    probe.watch(flow.banner)
    flow.begin()
    flow.end()
  },
]
