import CorpusProbe

@MainActor private func open<Screen: PortfolioViewController>(_ probe: Probe, _ screen: Screen, _ use: (Screen) -> Void = { _ in }) {
  let app = BrokerApp()
  probe.watch(screen)
  app.open(screen)
  screen.navigationItem.rightBarButtonItem?.simulateTap()
  use(screen)
  app.back()
}

public let places: [Place] = [
  Place("open", rule: "stored_closure_cycle", decidedBy: .text) { open($0, OpenPositionsViewController()) },
  Place("closed", decidedBy: .text) { open($0, ClosedPositionsViewController()) },
  Place("compact", rule: "stored_closure_cycle", decidedBy: .text) { open($0, WatchlistViewController()) },
  Place("sort", decidedBy: .text) { open($0, AlertsViewController()) },
  Place("scale", rule: "subscription_cycle", decidedBy: .text) { open($0, SparklineViewController()) { $0.sparkline.zoom(to: 0.2) } },
  Place("heat", decidedBy: .text) { open($0, HeatmapViewController()) { $0.sparkline.zoom(to: 0.2) } },
]
