import Foundation

final class TradeLog {
  var lines: [String] = []
}

final class OrderBook {
  private let center = NotificationCenter()
  private let log = TradeLog()
  private var bids: [Double] = []
  private var best = 0.0
  private var token: NSObjectProtocol?

  func trackBids() {
    _ = center.addObserver(forName: .init("bid"), object: nil, queue: nil) { note in  //@ bids
      if let bid = note.userInfo?["price"] as? Double { self.bids.append(bid) }
    }
  }

  func trackLog() {
    let log = self.log
    token = center.addObserver(forName: .init("bid"), object: nil, queue: nil) { _ in  //@ log
      log.lines.append("bid")
    }
  }

  func trackBest(in market: NotificationCenter) {
    token = market.addObserver(forName: .init("best"), object: nil, queue: nil) { note in  //@ best
      self.best = note.userInfo?["price"] as? Double ?? 0
    }
  }

  func rehearse() -> Int {
    let center = NotificationCenter()
    token = center.addObserver(forName: .init("bid"), object: nil, queue: nil) { _ in  //@ rehearse
      self.bids.append(1)
    }
    center.post(name: .init("bid"), object: nil)
    defer { token = nil }
    return bids.count
  }

  func trackCancelled() {
    center.addObserver(forName: .init("cancelled"), object: nil, queue: nil, using: cancelled)  //@ cancelled
  }

  private func cancelled(_ note: Notification) { bids.removeAll() }

  func bid(_ price: Double) {
    center.post(name: .init("bid"), object: nil, userInfo: ["price": price])
  }
}
