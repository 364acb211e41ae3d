import CorpusProbe

@MainActor private func fill(_ probe: Probe, _ bind: (SignUpForm) -> Void) {
  let form = SignUpForm(model: SignUpModel())
  probe.watch(form)
  bind(form)
  form.emailField.simulateTyping("ada@example.com")
  form.passwordField.simulateTyping("password")
  form.submitButton.simulateTap()
  probe.wait(0.02)
}

public let places: [Place] = [
  Place("email", rule: "subscription_cycle", decidedBy: .text) { fill($0) { $0.bindEmail() } },
  Place("button", rule: "subscription_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.enableButton($0) })") {
    fill($0) { $0.bindButton() }
  },
  Place("submit", decidedBy: .program) { fill($0) { $0.bindSubmit() } },
  Place("hint", decidedBy: .text) { fill($0) { $0.bindHint() } },
  Place("check", decidedBy: .program) { fill($0) { $0.checkEmail() } },
  Place("attempts", rule: "subscription_cycle", decidedBy: .text, repaired: "      .map { [weak self] _ in (self?.attempts ?? 0) + 1 }") {
    fill($0) { $0.countAttempts() }
  },
]
