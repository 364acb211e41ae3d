import CorpusProbe

@MainActor private func run(_ probe: Probe, _ start: (NewsFlow) -> Void) {
  let flow = NewsFlow()
  start(flow)
  probe.watch(flow.navigation.topViewController!)
  probe.wait(0.02)
  flow.back()
}

public let places: [Place] = [
  Place("headlines", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p) { $0.openHeadlines() } },
  Place("saved", decidedBy: .text) { p in run(p) { $0.openSaved() } },
  Place("ticker", rule: "unbounded_self_capture", decidedBy: .program) { p in run(p) { $0.openTicker() } },
  Place("breaking", decidedBy: .program) { p in run(p) { $0.openBreaking() } },
  Place("page", decidedBy: .text) { p in run(p) { $0.openPage() } },
]
