import CorpusProbe

private func form(_ probe: Probe) -> SignUpForm {
  let form = SignUpForm()
  probe.watch(form)
  return form
}

public let places: [Place] = [
  Place("name", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    form(probe).addName()
  },
  Place("password", decidedBy: .text) { probe in
    form(probe).addPassword()
  },
  Place("phone", decidedBy: .program) { probe in
    form(probe).addPhone("555 01 02")
  },
  Place(
    "nickname", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "let field = FormField(\"Nickname\").validated(by: { [weak self] in self?.isFree($0) ?? false })"
  ) { probe in
    form(probe).addNickname()
  },
]
