import CorpusProbe

@MainActor private func use(_ probe: Probe, _ open: (ResortApp) -> Void, _ object: (ResortApp) -> AnyObject?) {
  let app = ResortApp()
  open(app)
  probe.watch(object(app)!)
  app.back()
}

public let places: [Place] = [
  Place("gateDelegate", decidedBy: .program) { use($0, { $0.openLift() }, { $0.lift }) },
  Place("checker", rule: "strong_delegate", decidedBy: .program) { use($0, { $0.openLift() }, { $0.rental }) },
  Place("refund", rule: "unowned_capture", decidedBy: .program) { use($0, { $0.openRefund() }, { $0.refundForm }) },
  Place("gift", decidedBy: .program) { use($0, { $0.openGift() }, { $0.giftForm }) },
]
