import Foundation

private final class TickRelay: NSObject {
    weak var room: AuctionRoom?
    init(room: AuctionRoom) { self.room = room }
    @objc func fire() { room?.tick() }
}

private final class BidPrinter: NSObject {
    let room: AuctionRoom
    init(room: AuctionRoom) { self.room = room }
    @objc func fire() { print("highest bid", room.highestBid) }
}

final class AuctionRoom: NSObject {
    private var closingTimer: Timer?
    private var lotTimer: Timer?
    private var printTimer: Timer?
    private(set) var secondsLeft = 90
    private(set) var highestBid = 0
    private(set) var isReminded = false

    @objc func tick() { secondsLeft -= 1 }
    @objc func remind(_ timer: Timer) { isReminded = true }

    func openForBids() {
        closingTimer = Timer.scheduledTimer(timeInterval: 0.02, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  //@ closing
    }

    func scheduleReminder() {
        Timer.scheduledTimer(timeInterval: 0.05, target: self, selector: #selector(remind(_:)), userInfo: nil, repeats: false)  //@ reminder
    }

    func openLot() {
        let relay = TickRelay(room: self)
        lotTimer = Timer.scheduledTimer(timeInterval: 0.02, target: relay, selector: #selector(TickRelay.fire), userInfo: nil, repeats: true)  //@ lot
    }

    func printBids() {
        let printer = BidPrinter(room: self)
        printTimer = Timer.scheduledTimer(timeInterval: 0.5, target: printer, selector: #selector(BidPrinter.fire), userInfo: nil, repeats: true)  //@ bids
    }

    deinit {
        closingTimer?.invalidate()
        lotTimer?.invalidate()
        printTimer?.invalidate()
    }
}
