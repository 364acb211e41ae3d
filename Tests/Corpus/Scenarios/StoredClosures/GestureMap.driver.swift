import CorpusProbe

public let places: [Place] = [
  Place("tap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let map = MapView()
    probe.watch(map)
    map.enableTap()
  },
  Place("weakTap", decidedBy: .program) { probe in
    let map = MapView()
    probe.watch(map)
    map.enableTapWeakly()
  },
  Place("pinch", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let map = MapView()
    probe.watch(map)
    map.enablePinch()
  },
  Place("trial", decidedBy: .program) { probe in
    let map = MapView()
    probe.watch(map)
    map.tryGesture()
  },
  Place("copy", decidedBy: .program) { probe in
    let map = MapView()
    probe.watch(map)
    map.copyGestures()
  }
]
