import CorpusProbe

private func box(_ probe: Probe) -> SearchBox {
  let box = SearchBox()
  probe.watch(box)
  return box
}

public let places: [Place] = [
  Place("typing", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    box(probe).enableTyping()
    probe.wait(0.05)
  },
  Place("soon", decidedBy: .program) { probe in
    box(probe).searchSoon("tea")
  },
  Place("clearing", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    box(probe).enableClearing()
  },
  Place("twice", decidedBy: .program) { probe in
    _ = box(probe).clearTwice()
  },
  Place("width", decidedBy: .program) { probe in
    box(probe).layOut()
  },
]
