import CorpusNetwork
import CorpusProbe

@MainActor private func sale(_ probe: Probe, _ open: (SaleScreen) -> AnyObject?) {
  let screen = SaleScreen()
  probe.watch(open(screen)!)
  probe.wait(0.02)
  screen.tickets?.connection.simulateReceiving()
  screen.queue?.connection.simulateReceiving()
  screen.presale?.connection.simulateReceiving()
  screen.leave()
}

public let places: [Place] = [
  Place("socket", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    sale(probe) { $0.showTickets(); return $0.tickets }
  },
  Place("queue", decidedBy: .program) { probe in
    sale(probe) { $0.enterQueue(); return $0.queue }
  },
  Place("presale", rule: "unowned_capture", decidedBy: .text) { probe in
    sale(probe) { $0.enterPresale(); return $0.presale }
  },
  Place("offline", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    sale(probe) { $0.showBanner(); return $0.banner }
  },
  Place("gate", decidedBy: .program) { probe in
    sale(probe) { $0.openGate(); return $0.gate }
  },
]
