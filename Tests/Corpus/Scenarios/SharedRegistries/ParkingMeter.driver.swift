import CorpusProbe

@MainActor private func park(_ probe: Probe, _ part: (ParkingApp) -> AnyObject?) {
  let app = ParkingApp()
  app.park()
  probe.watch(part(app)!)
  app.leave()
}

public let places: [Place] = [
  Place("expiry", rule: "stored_closure_cycle", decidedBy: .program) { park($0) { $0.ticket } },
  Place("hour", decidedBy: .program) { park($0) { $0.hour } },
  Place("countdown", rule: "unbounded_self_capture", decidedBy: .text) { park($0) { $0.countdown } },
  Place("grace", decidedBy: .text) { park($0) { $0.grace } },
  Place("warden", rule: "unbounded_self_capture", decidedBy: .program) { park($0) { $0.map } },
  Place("tow", decidedBy: .program) { park($0) { $0.tow } },
]
