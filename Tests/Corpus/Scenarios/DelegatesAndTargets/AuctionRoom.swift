import Foundation

protocol LotDelegate: AnyObject {
  func lot(_ lot: Lot, didReceive bid: Bid)
}

struct Bid {
  let bidder: String
  let amount: Int
}

final class Lot {
  let number: Int
  var delegate: LotDelegate?  //@ lotDelegate
  private(set) var bids: [Bid] = []
  init(number: Int) { self.number = number }

  func place(_ bid: Bid) {
    bids.append(bid)
    delegate?.lot(self, didReceive: bid)
  }
}

final class Auctioneer: LotDelegate {
  private var lots: [Lot] = []
  private(set) var highest: [Int: Int] = [:]

  func offer(_ number: Int) -> Lot {
    let lot = Lot(number: number)
    lot.delegate = self
    lots.append(lot)
    return lot
  }

  func lot(_ lot: Lot, didReceive bid: Bid) {
    highest[lot.number] = max(highest[lot.number] ?? 0, bid.amount)
  }
}

protocol PaddleSource {
  var paddle: Int { get }
}

final class Registration: PaddleSource {
  let paddle: Int
  init(paddle: Int) { self.paddle = paddle }
}

final class BidderTerminal {
  private let source: PaddleSource  //@ source
  private(set) var sent = 0
  init(source: PaddleSource) { self.source = source }

  func bid(_ amount: Int, on lot: Lot) {
    lot.place(Bid(bidder: "#\(source.paddle)", amount: amount))
    sent += 1
  }
}

final class HammerClock {
  private var work: DispatchWorkItem?
  private(set) var isSold = false

  func arm() {
    let item = DispatchWorkItem(block: sell)  //@ sell
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func sell() { isSold = true }
}

final class WarningBell {
  private(set) var rings = 0

  func arm() {
    let item = DispatchWorkItem(block: ring)  //@ ring
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func ring() { rings += 1 }
}

final class AuctionRoom {
  private(set) var auctioneer: Auctioneer? = Auctioneer()
  private(set) var terminals: [BidderTerminal] = []
  private(set) var clock: HammerClock? = HammerClock()
  private(set) var bell: WarningBell? = WarningBell()

  func run() {
    guard let lot = auctioneer?.offer(12) else { return }
    let terminal = BidderTerminal(source: Registration(paddle: 7))
    terminals.append(terminal)
    terminal.bid(200, on: lot)
    bell?.arm()
    clock?.arm()
  }

  func leave() {
    auctioneer = nil
    terminals = []
    clock = nil
    bell = nil
  }
}
