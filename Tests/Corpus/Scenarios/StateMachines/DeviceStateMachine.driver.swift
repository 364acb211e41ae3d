import CorpusProbe

@MainActor private func printOut(_ probe: Probe, _ use: (Printer) -> Void) {
  let printer = Printer()
  probe.watch(printer)
  printer.allowPrinting()
  use(printer)
  printer.printPage()
  printer.turnOff()
}

public let places: [Place] = [
  Place("printing", decidedBy: .program) { printOut($0) { _ in } },
  Place("enter", rule: "stored_closure_cycle", decidedBy: .program) { printOut($0) { $0.logPrinting() } },
  Place("noteEnd", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    machine.onEnter(.done) { [weak self] in self?.noteEnd() }") {
    printOut($0) { $0.logEnd() }
  },
  Place("end", decidedBy: .program) { printOut($0) { $0.awaitEnd() } },
  Place("warmUp", rule: "unowned_capture", decidedBy: .program) { printOut($0) { $0.limitWarmUp() } },
  Place("limit", decidedBy: .program) { printOut($0) { $0.limitPrinting() } },
]
