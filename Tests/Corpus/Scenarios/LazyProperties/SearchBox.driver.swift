import CorpusProbe

public let places: [Place] = [
  Place("live", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let box = SearchBox()
    probe.watch(box)
    box.isLive = true
    box.text = "Oslo"
    probe.wait(0.05)
  },
  Place("empty", decidedBy: .text) { probe in
    let box = SearchBox()
    probe.watch(box)
    box.text = ""
    probe.wait(0.05)
  },
  Place("suggestions", decidedBy: .text) { probe in
    let box = SearchBox()
    probe.watch(box)
    box.text = ""
  },
  Place("late", decidedBy: .program) { probe in
    let box = SearchBox()
    probe.watch(box)
    box.text = "Oslo"
  },
]
