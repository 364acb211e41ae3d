import CorpusProbe

private func ticker(_ probe: Probe) -> StockTicker {
  let ticker = StockTicker(symbols: ["AAA", "BBB"])
  probe.watch(ticker)
  return ticker
}

public let places: [Place] = [
  Place("board", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    probe.watch(StockBoard())
  },
  Place("ticker", decidedBy: .text) { probe in
    _ = ticker(probe)
  },
  Place("market", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    ticker(probe).follow()
  },
  Place("close", decidedBy: .text) { probe in
    _ = ticker(probe)
  },
  Place("flush", decidedBy: .text) { probe in
    _ = ticker(probe)
    probe.wait(0.02)
  },
]
