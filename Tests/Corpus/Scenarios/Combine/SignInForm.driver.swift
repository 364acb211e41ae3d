import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (SignInViewController) -> Void) {
  let flow = AuthFlow()
  let screen = flow.start()
  probe.watch(screen)
  probe.watch(screen.model)
  use(screen)
  flow.finish()
}

public let places: [Place] = [
  Place("validate", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    run(probe) { $0.model.validate(); $0.model.password = "long enough" }
  },
  Place("mirror", rule: "stored_closure_cycle", decidedBy: .text,
        repaired: "      .sink { [weak self] in self?.message = $0 }") { probe in
    run(probe) { $0.model.mirror(); $0.model.user = "ann" }
  },
  Place("trim", decidedBy: .text) { probe in
    run(probe) { $0.model.trim(); $0.model.user = "ann" }
  },
  Place("submit", decidedBy: .program) { probe in
    let flow = AuthFlow()
    probe.watch(flow.start().model)
    flow.submit()
    flow.finish()
  },
  Place("button", decidedBy: .text) { probe in
    run(probe) { $0.bindButton() }
  },
]
