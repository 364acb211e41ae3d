import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("lotDelegate", rule: "strong_delegate", decidedBy: .program) { probe in
    let hall = AuctionHall()
    hall.sell()
    probe.watch(hall.auctioneer!)
    hall.leave()
  },
  Place("bidderDelegate", decidedBy: .program) { probe in
    let hall = AuctionHall()
    hall.rehearse()
    probe.watch(hall.auctioneer!)
    hall.leave()
  },
  Place("sold", decidedBy: .text) { probe in
    let hall = AuctionHall()
    hall.catalogue(listed: false)
    probe.watch(hall.item!)
    hall.leave()
  },
  Place("line", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let hall = AuctionHall()
    hall.catalogue(listed: true)
    probe.watch(hall.item!)
    hall.leave()
  },
]
