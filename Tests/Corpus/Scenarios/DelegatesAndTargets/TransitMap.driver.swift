import CorpusProbe

public let places: [Place] = [
  Place("feedDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: PositionFeedDelegate?") { p in
    let map = TransitMapScreen()
    map.showNearby()
    p.watch(map.nearby!)
    p.wait(0.03)
    map.close()
  },
  Place("calculatorDelegate", decidedBy: .program) { p in
    let map = TransitMapScreen()
    map.planRoute()
    p.watch(map.planner!)
    p.wait(0.03)
    map.close()
  },
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program) { p in
    let map = TransitMapScreen()
    map.openPanel()
    p.watch(map.panel!)
    map.close()
  },
  Place("pin", decidedBy: .program) { p in
    let map = TransitMapScreen()
    map.pinStop()
    p.watch(map.pinned!)
    map.close()
  },
]
