import CorpusProbe

private func flow(_ probe: Probe, _ part: (CheckoutFlow) -> AnyObject) {
  let flow = CheckoutFlow()
  probe.watch(part(flow))
  flow.start()
  probe.wait(0.02)
  flow.finish()
}

public let places: [Place] = [
  Place("total", rule: "stored_closure_cycle", decidedBy: .text) { probe in flow(probe) { $0.basket } },
  Place("voucher", decidedBy: .text) { probe in flow(probe) { $0.voucher } },
  Place("shipping", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .bind(onNext: { [weak self] in self?.update($0) })") { probe in
    flow(probe) { $0.shipping }
  },
  Place("payment", decidedBy: .program) { probe in flow(probe) { $0.payment } },
  Place("address", decidedBy: .program) { probe in flow(probe) { $0.address } },
  Place("summary", rule: "stored_closure_cycle", decidedBy: .text) { probe in flow(probe) { $0.summary } },
]
