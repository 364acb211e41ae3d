import CorpusProbe

private func model(_ probe: Probe) -> ChatViewModel {
  let model = ChatViewModel()
  probe.watch(model)
  return model
}

public let places: [Place] = [
  Place("connect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    model(probe).connect()
  },
  Place("shared", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    model(probe).connectCopy()
  },
  Place("quiet", decidedBy: .program) { probe in
    model(probe).logQuietly()
  },
  Place("here", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    model(probe).logHere()
  },
  Place("rehearse", decidedBy: .program) { probe in
    model(probe).rehearse()
  },
]
