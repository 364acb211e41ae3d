import CorpusProbe

public let places: [Place] = [
  Place("confirm", decidedBy: .program) { probe in
    let flow = DeleteFlow()
    probe.watch(flow)
    flow.deleteNow()
  },
  Place("cancel", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = DeleteFlow()
    probe.watch(flow)
    flow.cancelNow()
  },
  Place("once", decidedBy: .program) { probe in
    let flow = DeleteFlow()
    probe.watch(flow)
    flow.cancelOnce()
  },
  Place("both", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = DeleteFlow()
    probe.watch(flow)
    flow.cancelBoth()
  },
  Place("ask", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let flow = DeleteFlow()
    probe.watch(flow)
    flow.ask("Delete 3 photos?")
  },
]
