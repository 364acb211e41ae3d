import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (PriceTicker) -> Void) {
  func trade() {
    let ticker = PriceTicker()
    probe.watch(ticker)
    start(ticker)
    probe.wait(0.15)
    QuoteFeed.shared.publish(Quote(symbol: "ACME", cents: 120))
    probe.wait(0.1)
  }
  trade()
  QuoteFeed.shared.publish(Quote(symbol: "ACME", cents: 121))
  probe.wait(0.1)
  QuoteFeed.shared.publish(Quote(symbol: "ACME", cents: 122))
}

public let places: [Place] = [
  Place(
    "follow", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "Task { [weak self] in let feed = QuoteFeed.shared; guard var prices = self?.prices else { return }"
  ) { drive($0) { $0.follow() } },
  Place("highest", decidedBy: .text) { drive($0) { $0.followHighest() } },
  Place(
    "opening", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "Task { [weak self] in guard let feed = self?.feed else { return }; for await quote in feed.quotes() { self?.highest = quote.cents }"
  ) { drive($0) { $0.followOpening() } },
  Place("replay", decidedBy: .program) { drive($0) { $0.replay("ACME") } },
]
