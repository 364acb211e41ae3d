import CorpusProbe

@MainActor private func show(_ probe: Probe, _ part: (Dashboard) -> AnyObject) {
  let dashboard = Dashboard()
  probe.watch(part(dashboard))
  dashboard.appear()
  probe.wait(0.05)
  PriceFeed.shared.publish(101)
  probe.wait(0.05)
  dashboard.disappear()
}

public let places: [Place] = [
  Place("ticker", rule: "unbounded_self_capture", decidedBy: .program) { probe in show(probe) { $0.ticker } },
  Place("alert", decidedBy: .text) { probe in show(probe) { $0.alert } },
  Place("chart", decidedBy: .program) { probe in show(probe) { $0.chart } },
  Place("portfolio", decidedBy: .program) { probe in show(probe) { $0.portfolio } },
  Place("sparkline", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    task = Task { [weak self] in for await price in PriceFeed.shared.prices() { self?.samples.append(price) }") { probe in show(probe) { $0.sparkline } },
]
