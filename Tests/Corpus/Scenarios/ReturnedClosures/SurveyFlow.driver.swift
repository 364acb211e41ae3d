import CorpusProbe

private func flow(_ probe: Probe) -> SurveyFlow {
  let flow = SurveyFlow()
  probe.watch(flow)
  return flow
}

public let places: [Place] = [
  Place("record", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    flow(probe).show(1)
  },
  Place("back", decidedBy: .text) { probe in
    let flow = flow(probe)
    let back = flow.back(from: 2)
    back()
  },
  Place("prefill", decidedBy: .text) { probe in
    flow(probe).prefill([1: "no"])
  },
  Place(
    "submit", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "let store = { [weak self] (question: Int, text: String) -> Void in self?.store(question, text) }"
  ) { probe in
    flow(probe).armSubmit(3)
  },
  Place("skipper", decidedBy: .text) { probe in
    flow(probe).skip(4)
  },
  Place(
    "noting", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "{ [weak self] in self?.answers[question] = on ? text : nil }"
  ) { probe in
    flow(probe).allowSkipping(5)
  },
]
