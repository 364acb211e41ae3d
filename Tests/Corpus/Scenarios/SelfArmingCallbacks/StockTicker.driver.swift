import CorpusProbe

public let places: [Place] = [
  Place("start", rule: "unowned_capture", decidedBy: .text) { probe in
    func glance() {
      let ticker = StockTicker(symbol: "ABC")
      probe.watch(ticker)
      ticker.start()
    }
    glance()
    probe.wait(0.05)
  },
  Place("alarm", decidedBy: .text) { probe in
    func glance() {
      let ticker = StockTicker(symbol: "ABC")
      probe.watch(ticker)
      ticker.startAlarm()
      probe.wait(0.03)
    }
    glance()
    probe.wait(0.05)
  },
  Place("refresh", decidedBy: .program) { probe in
    let ticker = StockTicker(symbol: "ABC")
    probe.watch(ticker)
    ticker.refresh()
    probe.wait(until: { ticker.quotes.count == 1 })
  },
  Place("update", decidedBy: .program) { probe in
    let ticker = StockTicker(symbol: "ABC")
    probe.watch(ticker)
    ticker.update()
  },
  Place("observe", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let ticker = StockTicker(symbol: "ABC")
    probe.watch(ticker)
    ticker.observe()
    probe.wait(0.05)
  },
]
