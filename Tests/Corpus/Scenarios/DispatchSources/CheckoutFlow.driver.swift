import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (CheckoutFlow) -> Void) {
  let flow = CheckoutFlow()
  probe.watch(flow)
  start(flow)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("total", decidedBy: .text) { drive($0) { $0.sum(["tea", "cup"]) } },
  Place("paid", rule: "unbounded_self_capture", decidedBy: .text) { drive($0) { $0.sumPaid(["tea", "cup"]) } },
  Place("reserve", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { $0.reserve() } },
  Place("coupons", decidedBy: .text) { drive($0) { $0.apply(["A1", "B2"]) } },
]
