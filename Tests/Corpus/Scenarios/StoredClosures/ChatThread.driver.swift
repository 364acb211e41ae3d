import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (ThreadViewController) -> Void) {
  let session = ChatSession()
  let thread = session.openThread()
  probe.watch(thread)
  use(thread)
  session.closeThread()
}

public let places: [Place] = [
  Place("send", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    run(probe) { $0.enableSending(); $0.composer.field.text = "hi"; $0.composer.submit() }
  },
  Place("draft", decidedBy: .program) { probe in
    run(probe) { $0.enableDrafts(); $0.composer.onDraft?("x") }
  },
  Place("attach", rule: "stored_closure_cycle", decidedBy: .program, capture: "composer") { probe in
    let session = ChatSession()
    let thread = session.openThread()
    probe.watch(thread.composer)
    thread.enableAttachments()
    thread.composer.attach()
    session.closeThread()
  },
  Place("badge", decidedBy: .program) { probe in
    run(probe) { $0.followStore(); $0.store.append("a") }
  },
  Place("earlier", decidedBy: .program) { probe in
    run(probe) { $0.loadEarlier() }
  },
]
