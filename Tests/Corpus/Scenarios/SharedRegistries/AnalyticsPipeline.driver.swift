import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ use: (Tracker) -> Void) {
  let tracker = Tracker()
  probe.watch(tracker)
  use(tracker)
  tracker.track(AnalyticsEvent(name: "open"))
  tracker.shutDown()
}

@MainActor private func checkOut(_ probe: Probe, _ use: (CheckoutModel) -> Void) {
  let model = CheckoutModel(cart: "c1")
  probe.watch(model)
  use(model)
  model.advance()
}

public let places: [Place] = [
  Place("flush", decidedBy: .text) { visit($0) { $0.flush() } },
  Place("sessionTracker", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var tracker: Tracker?") {
    visit($0) { $0.add(SessionPlugin()) }
  },
  Place("screenTracker", decidedBy: .program) { visit($0) { $0.add(ScreenPlugin()) } },
  Place("steps", rule: "unbounded_self_capture", decidedBy: .program) { checkOut($0) { $0.trackSteps() } },
  Place("cart", decidedBy: .text) { checkOut($0) { $0.trackCart() } },
  Place("advance", decidedBy: .program) { checkOut($0) { $0.advance() } },
]
