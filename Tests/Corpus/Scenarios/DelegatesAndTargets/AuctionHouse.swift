import Foundation

protocol AuctionDelegate: AnyObject {
  func auction(_ lot: Lot, didReceive bid: Int)
  func auctionDidClose(_ lot: Lot)
}

protocol BidderDelegate: AnyObject {
  func bidder(_ bidder: Bidder, wants amount: Int)
}

final class Lot {
  let title: String
  var delegate: (any AuctionDelegate)? //@ lotDelegate
  private(set) var highest = 0

  init(title: String) { self.title = title }

  func bid(_ amount: Int) {
    guard amount > highest else { return }
    highest = amount
    delegate?.auction(self, didReceive: amount)
  }

  func close() { delegate?.auctionDidClose(self) }
}

final class Bidder {
  let name: String
  weak var delegate: (any BidderDelegate)? //@ bidderDelegate
  init(name: String) { self.name = name }
  func raise(_ amount: Int) { delegate?.bidder(self, wants: amount) }
}

final class Auctioneer: AuctionDelegate, BidderDelegate {
  private var lots: [Lot] = []
  private var bidders: [Bidder] = []
  private(set) var log: [String] = []

  func open(_ title: String) {
    let lot = Lot(title: title)
    lot.delegate = self
    lots.append(lot)
  }

  func admit(_ name: String) {
    let bidder = Bidder(name: name)
    bidder.delegate = self
    bidders.append(bidder)
    bidder.raise(10)
  }

  func auction(_ lot: Lot, didReceive bid: Int) { log.append("\(lot.title): \(bid)") }
  func auctionDidClose(_ lot: Lot) { lots.removeAll { $0 === lot } }
  func bidder(_ bidder: Bidder, wants amount: Int) { lots.last?.bid(amount) }
}

final class BidJournal: AuctionDelegate {
  private(set) var bids: [Int] = []
  func auction(_ lot: Lot, didReceive bid: Int) { bids.append(bid) }
  func auctionDidClose(_ lot: Lot) { bids.removeAll() }
}

final class CatalogueLot {
  let lot: Lot
  private let journal = BidJournal()
  var onSold: ((CatalogueLot) -> Void)?
  private(set) var isSold = false

  init(title: String) {
    lot = Lot(title: title)
    lot.delegate = journal
  }

  func listen() {
    onSold = { item in //@ sold
      item.isSold = true
    }
  }

  func announce(to board: Board) {
    board.lines.append { "\(self.lot.title): \(self.lot.highest)" } //@ line
    onSold?(self)
  }
}

final class Board {
  static let main = Board()
  var lines: [() -> String] = []
  func render() -> String { lines.map { $0() }.joined(separator: "\n") }
}

final class AuctionHall {
  private(set) var auctioneer: Auctioneer?
  private(set) var item: CatalogueLot?

  func sell() {
    auctioneer = Auctioneer()
    auctioneer?.open("vase")
    auctioneer?.admit("Ann")
  }

  func rehearse() {
    auctioneer = Auctioneer()
    auctioneer?.admit("Bob")
  }

  func catalogue(listed: Bool) {
    let item = CatalogueLot(title: "clock")
    item.listen()
    item.lot.bid(3)
    if listed { item.announce(to: Board.main) }
    self.item = item
  }

  func leave() {
    auctioneer = nil
    item = nil
    _ = Board.main.render()
  }
}
