import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("termination", decidedBy: .program) { probe in
    let source = QuoteSource()
    probe.watch(source)
    let stream = source.quotes()
    Task { for await quote in stream { print(quote.price) } }
    source.publish(Quote(symbol: "ACME", price: 1))
    probe.wait(0.03)
    source.close()
  },
  Place("candles", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let source = CandleSource()
    probe.watch(source)
    let stream = source.candles()
    Task { for await candle in stream { print(candle) } }
    source.publish(1)
    probe.wait(0.03)
  },
  Place("board", decidedBy: .program) { probe in
    let source = QuoteSource()
    let board = PriceBoard()
    probe.watch(board)
    board.follow(source)
    source.publish(Quote(symbol: "ACME", price: 1))
    probe.wait(0.03)
    source.close()
  },
  Place("rule", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let rule = AlertRule()
    probe.watch(rule)
    rule.watch()
    probe.wait(0.03)
  },
  Place("row", decidedBy: .program) { probe in
    let source = QuoteSource()
    let row = PortfolioRow()
    probe.watch(row)
    row.follow(source)
    source.publish(Quote(symbol: "ACME", price: 1))
    probe.wait(0.03)
    source.close()
  },
]
