import CorpusProbe

public let places: [Place] = [
  Place("connect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let model = NewsModel()
    probe.watch(model)
    model.connect()
  },
  Place("byValue", decidedBy: .program) { probe in
    let model = NewsModel()
    probe.watch(model)
    model.connectByValue()
  },
  Place("cancel", decidedBy: .program) { probe in
    let model = NewsModel()
    probe.watch(model)
    model.connectLive()
  },
  Place("override", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "    client.cancel = { [weak self] in self?.stop() }") { probe in
    let model = NewsModel()
    probe.watch(model)
    model.override()
  },
  Place("refresh", decidedBy: .program) { probe in
    let model = NewsModel()
    probe.watch(model)
    model.refresh()
  },
  Place("test", decidedBy: .program) { probe in
    let model = NewsModel()
    probe.watch(model)
    Task { _ = await model.test() }
  }
]
