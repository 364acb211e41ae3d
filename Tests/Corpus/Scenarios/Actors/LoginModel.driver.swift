import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (LoginModel) -> Void) {
  let model = LoginModel()
  probe.watch(model)
  use(model)
  probe.wait(0.1)
}

public let places: [Place] = [
  Place("change", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.follow() } },
  Place("expiry", rule: "nested_closure_strong_self", decidedBy: .program) { drive($0) { $0.watchExpiry() } },
  Place("signIn", decidedBy: .program) { drive($0) { $0.signIn("ada") } },
  Place("restore", decidedBy: .text) { drive($0) { $0.restore() } },
  Place("preview", decidedBy: .program) { drive($0) { $0.preview() } },
]
