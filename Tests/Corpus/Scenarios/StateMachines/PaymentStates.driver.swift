import CorpusProbe

@MainActor
private func run(_ probe: Probe, _ watched: (Checkout) -> AnyObject) {
  let checkout = Checkout()
  probe.watch(watched(checkout))
  checkout.payAll()
  probe.wait(0.03)
}

public let places: [Place] = [
  Place("cardTimeout", decidedBy: .program) { probe in run(probe) { $0.card } },
  Place("voucherRetry", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.voucher } },
  Place("invoiceCharge", decidedBy: .program) { probe in run(probe) { $0.invoice } },
  Place("authorizeStep", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    \"authorize\": { [weak self] in self?.authorize() },") { probe in
    run(probe) { $0.steps }
  },
  Place("labels", decidedBy: .text) { probe in run(probe) { $0.refunds } },
  Place("ledger", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.ledger } },
]
