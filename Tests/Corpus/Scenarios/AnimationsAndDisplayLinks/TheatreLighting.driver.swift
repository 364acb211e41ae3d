import CorpusProbe

private func list(_ probe: Probe, _ use: (CueList) -> Void) {
  let list = CueList()
  probe.watch(list)
  use(list)
  list.press()
  list.next()
  probe.wait(0.02)
}

public let places: [Place] = [
  Place("fade", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let engine = FadeEngine(lamp: Lamp())
    probe.watch(engine)
    engine.run()
    probe.wait(0.02)
  },
  Place("chase", decidedBy: .program) { probe in
    let performance = Performance()
    probe.watch(performance.chase)
    performance.chase.run()
    probe.wait(0.02)
    performance.lowerCurtain()
  },
  Place("preset", decidedBy: .text) { probe in list(probe) { $0.writeCues() } },
  Place("finale", rule: "stored_closure_cycle", decidedBy: .text) { probe in list(probe) { $0.writeFinale() } },
  Place("go", rule: "stored_closure_cycle", decidedBy: .program) { probe in list(probe) { $0.connectGo() } },
  Place("blackout", decidedBy: .program) { probe in list(probe) { $0.connectBlackout() } },
]
