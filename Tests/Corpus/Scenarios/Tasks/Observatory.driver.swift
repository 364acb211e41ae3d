import CorpusProbe

@MainActor private func session(_ probe: Probe, _ use: @MainActor (ObservingSession) -> Void) {
  let session = ObservingSession()
  use(session)
  probe.wait(0.03)
  SkyFeed.shared.publish(Exposure(target: "M31", seconds: 60))
  probe.wait(0.03)
  session.end()
}

public let places: [Place] = [
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program) { probe in session(probe) { probe.watch($0.log); $0.log.follow() } },
  Place("seeing", decidedBy: .program) { probe in
    session(probe) { probe.watch($0.meter); $0.meter.follow() }
    probe.wait(0.02)
    SkyFeed.shared.publish(Exposure(target: "M31", seconds: 10))
  },
  Place("focus", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    task = Task { [weak self] in for await _ in SkyFeed.shared.exposures() { self?.samples += 1 }") { probe in session(probe) { probe.watch($0.focus); $0.focus.follow() } },
  Place("track", decidedBy: .program) { probe in session(probe) { probe.watch($0.dome); $0.dome.track() } },
  Place("dawn", rule: "unowned_capture", decidedBy: .text) { probe in
    session(probe) { probe.watch($0.alarm!); $0.alarm?.arm() }
    probe.wait(0.2)
  },
  Place("slew", decidedBy: .text) { probe in session(probe) { probe.watch($0.dome); $0.dome.slew(to: 3) } },
]
