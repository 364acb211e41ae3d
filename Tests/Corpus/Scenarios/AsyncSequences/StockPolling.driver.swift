import CorpusProbe

@MainActor
private func run(_ probe: Probe, _ watched: (MarketScreen) -> AnyObject) {
  let screen = MarketScreen()
  probe.watch(watched(screen))
  screen.appear()
  probe.wait(0.05)
  screen.disappear()
}

public let places: [Place] = [
  Place("termination", decidedBy: .text) { probe in
    let service = QuoteService()
    probe.watch(service)
    _ = service.quotes(for: "ACME")
  },
  Place("ticker", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.ticker } },
  Place("chart", decidedBy: .program) { probe in run(probe) { $0.chart } },
  Place("portfolio", decidedBy: .program) { probe in run(probe) { $0.portfolio } },
  Place("alert", rule: "unbounded_self_capture", decidedBy: .text) { probe in run(probe) { $0.alert } },
  Place("headlines", rule: "unowned_capture", decidedBy: .program) { probe in
    do {
      let model = HeadlineModel()
      probe.watch(model)
      model.loadLater()
    }
    probe.wait(0.1)
  },
]
