import CorpusProbe

@MainActor private func show(_ probe: Probe, _ part: (ChartScreen) -> AnyObject?) {
  let feed = QuoteFeed()
  let screen = ChartScreen(feed: feed)
  screen.appear()
  feed.tick(101)
  probe.watch(part(screen)!)
  screen.disappear()
  feed.tick(102)
}

public let places: [Place] = [
  Place("filter", rule: "subscription_cycle", decidedBy: .text) { show($0) { $0.label } },
  Place("symbol", decidedBy: .text) { show($0) { $0.volume } },
  Place("candles", rule: "subscription_cycle", decidedBy: .program) { show($0) { $0.candles } },
  Place("opening", decidedBy: .text) { show($0) { $0.banner } },
  Place("alarm", decidedBy: .program) { show($0) { $0.alarm } },
]
