import CorpusProbe

private func feed(_ probe: Probe, _ use: (DepartureFeed) -> Void) {
  let hall = DepartureHall()
  probe.watch(hall.feed)
  use(hall.feed)
  probe.wait(0.02)
  hall.close()
}

private func link(_ probe: Probe) {
  let hall = DepartureHall()
  probe.watch(hall.link)
  hall.link.open()
  probe.wait(0.02)
  hall.close()
}

public let places: [Place] = [
  Place("state", rule: "stored_closure_cycle", decidedBy: .text) { probe in feed(probe) { $0.watchState() } },
  Place("viable", decidedBy: .text) { probe in feed(probe) { $0.watchViability() } },
  Place("subscribe", decidedBy: .text) { probe in feed(probe) { $0.watchViability(); $0.subscribe(to: "GVA") } },
  Place("link", decidedBy: .program) { probe in link(probe) },
  Place("receive", decidedBy: .program) { probe in link(probe) },
  Place("path", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    monitor.pathUpdateHandler = { [weak self] in self?.show($0) }") { probe in
    let badge = ReachabilityBadge()
    probe.watch(badge)
    badge.begin()
    probe.wait(0.02)
  },
]
