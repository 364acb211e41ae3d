import CorpusProbe

public let places: [Place] = [
  Place(
    "flight", rule: "mutual_ownership_cycle", decidedBy: .program, capture: "flight", repaired: "private weak var flight: Flight?"
  ) { probe in
    let flight = Flight(number: "LX 38")
    probe.watch(flight)
    _ = flight.observe { _ in }
    flight.announce()
  },
  Place("gate", decidedBy: .program) { probe in
    let gate = Gate()
    probe.watch(gate)
    let token = gate.observe { _ in }
    gate.number = 2
    _ = token
  },
  Place("clock", rule: "subscription_cycle", decidedBy: .program) { probe in
    let screen = DepartureScreen()
    probe.watch(screen)
    screen.showClock()
    screen.gate.number = 3
  },
  Place("change", rule: "subscription_cycle", decidedBy: .program) { probe in
    let screen = DepartureScreen()
    probe.watch(screen)
    screen.showGate()
    screen.gate.number = 4
  },
  Place("first", decidedBy: .program) { probe in
    let screen = DepartureScreen()
    probe.watch(screen)
    screen.showFirstChange()
    screen.gate.number = 5
  },
]
