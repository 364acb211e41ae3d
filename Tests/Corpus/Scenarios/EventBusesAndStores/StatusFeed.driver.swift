import CorpusProbe

private func drive(_ probe: Probe, _ start: (Banner) -> Void) {
  let banner = Banner()
  probe.watch(banner)
  start(banner)
  StatusFeed.shared.send(.offline)
}

public let places: [Place] = [
  Place("strongly", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { $0.start() } },
  Place("weakly", decidedBy: .program) { drive($0) { $0.startWeakly() } },
  Place("around", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { $0.follow() } },
  Place("given", decidedBy: .program) { drive($0) { $0.followAsGiven() } },
]
