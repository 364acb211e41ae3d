import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (HandshakeStep) -> Void) {
  let window = WelcomeWindow()
  let step = window.begin()
  probe.watch(step)
  use(step)
  window.tap()
}

public let places: [Place] = [
  Place("ask", decidedBy: .program) { drive($0) { $0.ask() } },
  Place("warn", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.warn() } },
]
