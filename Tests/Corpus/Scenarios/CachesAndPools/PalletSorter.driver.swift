import CorpusProbe

public let places: [Place] = [
  Place("make", rule: "stored_closure_cycle", decidedBy: .text, capture: "pool") { probe in
    let pool = CratePool.standard()
    probe.watch(pool)
    _ = pool.borrow()
  },
  Place("numbered", decidedBy: .text) { probe in
    let pool = CratePool.numbered(from: 5)
    probe.watch(pool)
    _ = pool.borrow()
  },
  Place("borrow", rule: "unowned_capture", decidedBy: .program) { probe in
    let hall = SortingHall()
    do {
      let pool = CratePool.numbered(from: 5)
      probe.watch(pool)
      hall.lend(1, from: pool)
    }
    hall.returnCrates()
  },
  Place(
    "follow", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    conveyor.addGuest(self)"
  ) { probe in
    let hall = SortingHall()
    let sorter = hall.openLane("7")
    probe.watch(sorter)
    sorter.follow()
    hall.closeLane()
  },
  Place("peek", decidedBy: .program) { probe in
    let hall = SortingHall()
    let sorter = hall.openLane("7")
    probe.watch(sorter)
    sorter.peek()
    hall.closeLane()
  },
  Place("commission", decidedBy: .program) { probe in
    let hall = SortingHall()
    hall.runShift(on: "7")
    probe.watch(hall.sorter!)
    hall.closeLane()
  },
]
