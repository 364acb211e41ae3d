import CorpusProbe

public let places: [Place] = [
  Place("one", decidedBy: .text) { probe in
    let reader = PageReader()
    probe.watch(reader)
    reader.countOne()
  },
  Place("rotate", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let reader = PageReader()
    probe.watch(reader)
    reader.rotate()
  },
  Place("back", decidedBy: .text) { probe in
    let reader = PageReader()
    probe.watch(reader)
    reader.rotateBack()
  },
  Place("over", decidedBy: .text) { probe in
    let reader = PageReader()
    let other = PageReader()
    probe.watch(reader)
    reader.hand(over: other)
    other.turn(3)
  },
  Place("compose", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let reader = PageReader()
    probe.watch(reader)
    reader.compose()
    reader.turn(2)
  },
]
