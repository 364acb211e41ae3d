import CorpusProbe

public let places: [Place] = [
  Place("listen", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let flow = PermissionFlow()
    probe.watch(flow)
    flow.listen()
  },
  Place("weakly", decidedBy: .program) { probe in
    let flow = PermissionFlow()
    probe.watch(flow)
    flow.listenWeakly()
  },
  Place("ask", decidedBy: .program) { probe in
    let flow = PermissionFlow()
    probe.watch(flow)
    flow.ask()
  },
  Place("chain", decidedBy: .program) { probe in
    let flow = PermissionFlow()
    probe.watch(flow)
    flow.chain()
    flow.onDone?()
  },
  Place("within", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = PermissionFlow()
    probe.watch(flow)
    flow.chainWithin()
    flow.onDone?()
  }
]
