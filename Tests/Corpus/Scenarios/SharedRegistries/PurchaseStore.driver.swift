import CorpusProbe

@MainActor private func shop(_ probe: Probe, _ use: (Paywall) -> Void) {
  let paywall = Paywall()
  probe.watch(paywall)
  use(paywall)
  probe.wait(0.02)
}

public let places: [Place] = [
  Place("buy", decidedBy: .program) { shop($0) { $0.buy("coins") } },
  Place("restore", rule: "unbounded_self_capture", decidedBy: .program) { shop($0) { $0.restore() } },
  Place("proceed", decidedBy: .program) { shop($0) { $0.ask(for: "coins"); $0.confirm() } },
  Place("retry", rule: "stored_closure_cycle", decidedBy: .text) { shop($0) { $0.fail("gems"); $0.retry() } },
  Place("logger", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let logger = ReceiptLogger()
    probe.watch(logger)
  },
  Place("confetti", decidedBy: .program) { probe in
    let confetti = Confetti()
    probe.watch(confetti)
    confetti.start()
    confetti.stop()
  },
]
