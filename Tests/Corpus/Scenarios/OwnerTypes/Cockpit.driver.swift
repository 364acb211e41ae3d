import CorpusProbe

public let places: [Place] = [
  Place("fuel", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let cockpit = Cockpit()
    probe.watch(cockpit)
    cockpit.watchFuel()
  },
  Place("simulation", decidedBy: .program) { probe in
    let cockpit = Cockpit()
    probe.watch(cockpit)
    _ = cockpit.simulateFuel()
  },
  Place("altitude", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let cockpit = Cockpit()
    probe.watch(cockpit)
    cockpit.watchAltitude()
  },
  Place("arm", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let cockpit = Cockpit()
    probe.watch(cockpit)
    cockpit.arm()
  },
  Place("test", decidedBy: .program) { probe in
    let cockpit = Cockpit()
    probe.watch(cockpit)
    cockpit.testAlarm()
  },
]
