import CorpusProbe

public let places: [Place] = [
  Place(
    "closing", rule: "target_cycle", decidedBy: .text,
    repaired: "closingTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in self?.tick() }"
  ) { probe in
    let room = AuctionRoom()
    probe.watch(room)
    room.openForBids()
    probe.wait(0.05)
  },
  Place("reminder", decidedBy: .text) { probe in
    let room = AuctionRoom()
    probe.watch(room)
    room.scheduleReminder()
  },
  Place("lot", decidedBy: .program) { probe in
    let room = AuctionRoom()
    probe.watch(room)
    room.openLot()
    probe.wait(0.05)
  },
  Place(
    "bids", rule: "target_cycle", decidedBy: .program,
    repaired: "printTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak printer] _ in printer?.fire() }"
  ) { probe in
    let room = AuctionRoom()
    probe.watch(room)
    room.printBids()
  },
]
