import CorpusProbe

public let places: [Place] = [
  Place("reconnect", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let thermostat = Thermostat()
    probe.watch(thermostat)
    thermostat.reconnect()
    probe.wait(0.03)
  },
  Place("handshake", decidedBy: .text) { probe in
    let thermostat = Thermostat()
    probe.watch(thermostat)
    thermostat.handshake()
  },
  Place("heat", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let thermostat = Thermostat()
    probe.watch(thermostat)
    thermostat.heat()
    probe.wait(0.03)
  },
  Place("refresh", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let thermostat = Thermostat()
    probe.watch(thermostat)
    let household = Household([thermostat])
    thermostat.scheduleRefresh()
    probe.wait(0.03)
    household.leave()
    probe.wait(0.03)
  },
  Place("boost", decidedBy: .program) { probe in
    let thermostat = Thermostat()
    probe.watch(thermostat)
    let household = Household([thermostat])
    thermostat.scheduleBoost()
    probe.wait(0.03)
    household.leave()
  },
]
