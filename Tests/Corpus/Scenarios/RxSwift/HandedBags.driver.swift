import CorpusProbe
import CorpusRxSwift

public let places: [Place] = [
  Place("inBagOfList", decidedBy: .program) { probe in
    let list = TaskList()
    probe.watch(list.add())
  },
  Place("inOwnBag", rule: "subscription_cycle", decidedBy: .program) { probe in
    let board = TaskBoard()
    probe.watch(board.add())
  },
]
