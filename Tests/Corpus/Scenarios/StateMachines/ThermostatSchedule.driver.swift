import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (HeatingApp) -> Void, _ part: (HeatingApp) -> Part?) {
  let app = HeatingApp()
  start(app)
  probe.watch(part(app)!)
  probe.wait(0.02)
  app.unload()
}

public let places: [Place] = [
  Place("approval", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p, { $0.askApproval() }, { $0.boiler }) },
  Place("window", decidedBy: .program) { p in run(p, { $0.openWindow() }, { $0.thermostat }) },
  Place("night", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    scheduler.add(Rule(hour: 23, action: { [weak self] in self?.turnOff() }))") { p in run(p, { $0.useNight() }, { $0.night }) },
  Place("morning", decidedBy: .program) { p in run(p, { $0.useMorning() }, { $0.morning }) },
  Place("room", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    task = Task { [weak self] in while !Task.isCancelled { self?.readings += 1; try? await Task.sleep(nanoseconds: 2_000_000) }") { p in run(p, { $0.watchRoom() }, { $0.room }) },
  Place("humidity", decidedBy: .text) { p in run(p, { $0.watchHumidity() }, { $0.humidity }) },
]
