import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ object: (TerminalScreen) -> AnyObject?) {
  let screen = TerminalScreen()
  screen.start()
  probe.watch(object(screen)!)
  screen.stop()
}

public let places: [Place] = [
  Place("row", rule: "stored_closure_cycle", decidedBy: .program, repaired: "      .compactMap { [weak self] in self?.row(for: $0) }") { visit($0) { $0.board } },
  Place("line", decidedBy: .program) { visit($0) { $0.delays } },
  Place("headline", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.headline = $0 }") { visit($0) { $0.ticker } },
  Place("imported", decidedBy: .program) { visit($0) { $0.timetable } },
  Place("spoken", decidedBy: .program) { visit($0) { $0.panel } },
]
