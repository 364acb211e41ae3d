import CorpusProbe

public let places: [Place] = [
  Place("show", rule: "subscription_cycle", decidedBy: .program) { probe in
    let board = TrainBoard()
    probe.watch(board)
    board.show()
    board.departures.send("09:14 Basel")
  },
  Place("outside", decidedBy: .program) { probe in
    let board = TrainBoard()
    probe.watch(board)
    let bag = SubscriptionBag()
    board.show(in: bag)
    board.departures.send("09:14 Basel")
  },
  Place("peek", decidedBy: .text) { probe in
    let board = TrainBoard()
    probe.watch(board)
    board.peek()
  },
  Place("attach", rule: "subscription_cycle", decidedBy: .text) { probe in
    let board = TrainBoard()
    probe.watch(board)
    board.attach()
    board.departures.send("09:14 Basel")
  },
]
