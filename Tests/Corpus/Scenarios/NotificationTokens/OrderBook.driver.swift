import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("bids", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let book = OrderBook()
    probe.watch(book)
    book.trackBids()
    book.bid(3)
  },
  Place("log", decidedBy: .text) { probe in
    let book = OrderBook()
    probe.watch(book)
    book.trackLog()
    book.bid(3)
  },
  Place("best", decidedBy: .run) { probe in
    let market = NotificationCenter()
    let book = OrderBook()
    probe.watch(book)
    book.trackBest(in: market)
    market.post(name: .init("best"), object: nil)
  },
  Place("rehearse", decidedBy: .text) { probe in
    let book = OrderBook()
    probe.watch(book)
    _ = book.rehearse()
  },
  Place(
    "cancelled", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: #"center.addObserver(forName: .init("cancelled"), object: nil, queue: nil) { [weak self] in self?.cancelled($0) }"#
  ) { probe in
    let book = OrderBook()
    probe.watch(book)
    book.trackCancelled()
    book.bid(3)
  },
]
