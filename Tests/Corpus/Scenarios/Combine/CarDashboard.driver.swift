import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ setUp: (Dashboard) -> Void) {
  let session = DriveSession()
  probe.watch(session.dashboard!)
  setUp(session.dashboard!)
  session.accelerate()
  session.park()
}

public let places: [Place] = [
  Place("lamp", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = DriveSession()
    probe.watch(session.lamp!)
    session.warn()
    session.accelerate()
    session.park()
  },
  Place("shift", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink(receiveValue: { [weak self] in self?.updateShiftLight($0) })") { probe in
    drive(probe) { $0.connectShiftLight() }
  },
  Place("tachometer", rule: "stored_closure_cycle", decidedBy: .program, capture: "tachometer") { probe in
    let session = DriveSession()
    probe.watch(session.dashboard!.tachometer)
    session.dashboard!.connectTachometer()
    session.accelerate()
    session.park()
  },
  Place("thermometer", decidedBy: .text) { probe in
    let session = DriveSession()
    probe.watch(session.dashboard!.thermometer)
    probe.watch(session.dashboard!)
    session.dashboard!.connectThermometer()
    session.accelerate()
    session.park()
  },
  Place("journal", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe) { $0.keepJournal() } },
  Place("clock", decidedBy: .text) { probe in
    drive(probe) {
      $0.runClock()
      probe.wait(0.03)
    }
  },
]
