import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (SignUpForm) -> Void) {
  let form = SignUpForm()
  probe.watch(form)
  use(form)
}

public let places: [Place] = [
  Place("submit", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.prepare(); $0.onSubmit("Ada") } },
  Place("appear", decidedBy: .program) { drive($0) { $0.appear() } },
  Place("email", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.validate() } },
  Place("typed", decidedBy: .program) { drive($0) { $0.check("Ada") } },
  Place(
    "password", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "_password.projectedValue.add { [weak self] in self?.reject($0) }"
  ) { drive($0) { $0.validatePassword() } },
]
