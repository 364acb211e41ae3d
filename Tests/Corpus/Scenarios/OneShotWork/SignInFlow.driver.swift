import CorpusProbe

private func flow(_ probe: Probe) -> SignInFlow {
  let flow = SignInFlow()
  probe.watch(flow)
  return flow
}

public let places: [Place] = [
  Place("begin", decidedBy: .program) { probe in
    flow(probe).begin()
  },
  Place("consent", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    flow(probe).confirmConsent()
  },
  Place("reminder", decidedBy: .program) { probe in
    flow(probe).scheduleReminder()
  },
  Place("again", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    flow(probe).askAgain()
  },
]
