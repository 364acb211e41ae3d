import CorpusProbe

public let places: [Place] = [
  Place("list", decidedBy: .program) { probe in
    probe.watch(MailWindow().list())
  },
  Place("badge", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    probe.watch(MailWindow().badge())
  },
  Place("help", decidedBy: .program) { probe in
    let flow = HelpFlow()
    probe.watch(flow)
    flow.help()
  },
  Place("about", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = HelpFlow()
    probe.watch(flow)
    flow.about()
  },
]
