import CorpusProbe

public let places: [Place] = [
  Place("counter", decidedBy: .program, capture: "token") { probe in
    let context = EditorContext()
    probe.watch(context)
    probe.watch(context.bus)
    Plugins.installCounter(in: context)
    context.bus.post("open")
  },
  Place("logger", rule: "stored_closure_cycle", decidedBy: .program, capture: "context") { probe in
    let context = EditorContext()
    probe.watch(context)
    Plugins.installLogger(in: context)
    context.bus.post("open")
  },
  Place("once", decidedBy: .program, capture: "context") { probe in
    let context = EditorContext()
    probe.watch(context)
    Plugins.installOnce(in: context)
  },
  Place("undo", decidedBy: .program, capture: "context") { probe in
    let context = EditorContext()
    probe.watch(context)
    Plugins.edit(context)
  },
  Place("session", rule: "stored_closure_cycle", decidedBy: .program, capture: "token") { probe in
    let token = Plugins.makeSession(for: EditorContext())
    probe.watch(token)
    token.use()
  },
  Place("guest", decidedBy: .program, capture: "context") { probe in
    let context = EditorContext()
    let token = Plugins.makeGuestSession(for: context)
    probe.watch(token)
    probe.watch(context)
    token.use()
  },
]
