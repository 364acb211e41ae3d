import CorpusProbe

private func guide(_ probe: Probe, _ use: (SittingSession) -> Void) {
  let session = SittingSession()
  probe.watch(session.guide)
  use(session)
  probe.wait(0.02)
}

public let places: [Place] = [
  Place("breath", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = SittingSession()
    probe.watch(session.meter)
    session.meter.listen()
    probe.wait(0.02)
  },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .text) { probe in guide(probe) { $0.guide.showProgress() } },
  Place("end", decidedBy: .text) { probe in guide(probe) { $0.guide.observeEnd() } },
  Place("bell", decidedBy: .text) { probe in guide(probe) { $0.guide.ringBell() } },
  Place("rewind", decidedBy: .text) { probe in guide(probe) { $0.guide.rewind() } },
  Place("finish", rule: "stored_closure_cycle", decidedBy: .text, capture: "player") { probe in guide(probe) { $0.prepare(); $0.end() } },
]
