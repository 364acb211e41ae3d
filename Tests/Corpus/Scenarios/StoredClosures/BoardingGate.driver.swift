import CorpusProbe

private func gate(_ probe: Probe, _ use: (GateController) -> Void) {
  let terminal = Terminal()
  let gate = terminal.open("BA 1")
  probe.watch(gate)
  use(gate)
  gate.scanner.feed(BoardingPass(name: "Ada", seat: "1A", group: 1))
  gate.scanner.jam()
  terminal.depart("BA 1")
}

public let places: [Place] = [
  Place("scan", rule: "stored_closure_cycle", decidedBy: .program) { probe in gate(probe) { $0.startScanning() } },
  Place("occupancy", decidedBy: .program) { probe in gate(probe) { $0.showOccupancy(); $0.seatMap.take("2C") } },
  Place("jam", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    scanner.onJam = { [weak self] in self?.recordJam(after: $0) }") { probe in
    gate(probe) { $0.reportJams() }
  },
  Place("delay", decidedBy: .program) { probe in gate(probe) { $0.announceDelay(minutes: 5) } },
  Place("standby", rule: "stored_closure_cycle", decidedBy: .program, capture: "list") { probe in
    gate(probe) { probe.watch($0.standby); $0.linkStandby(); $0.standby.clear(1) }
  },
]
