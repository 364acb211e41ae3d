import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (Navigator) -> Void) {
  let navigator = Navigator()
  probe.watch(navigator)
  start(navigator)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("plan", decidedBy: .text) { probe in
    let navigator = Navigator()
    probe.watch(navigator)
    navigator.plan(to: Coordinate())
  },
  Place("locate", rule: "subscription_cycle", decidedBy: .text) { drive($0) { $0.locate() } },
  Place("traffic", decidedBy: .text) { drive($0) { $0.watchTraffic() } },
  Place("voice", decidedBy: .text) { drive($0) { $0.announce() } },
]
