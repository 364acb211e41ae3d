import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (SignInFlow) -> Void) {
  let flow = SignInFlow()
  probe.watch(flow)
  use(flow)
}

public let places: [Place] = [
  Place(
    "email", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    weak var delegate: StepDelegate?"
  ) { drive($0) { $0.askEmail() } },
  Place("code", decidedBy: .program) { drive($0) { $0.makeCodeStep().submit() } },
  Place("pin", decidedBy: .program) { drive($0) { $0.askPin() } },
  Place(
    "photo", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    private unowned let delegate: StepDelegate"
  ) { drive($0) { $0.askPhoto() } },
]
