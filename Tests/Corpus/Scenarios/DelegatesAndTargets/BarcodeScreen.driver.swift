import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (BarcodeScreen) -> Void) {
  let screen = BarcodeScreen()
  probe.watch(screen)
  use(screen)
}

public let places: [Place] = [
  Place(
    "scanner", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  weak var delegate: ScannerDelegate?"
  ) { drive($0) { $0.scan() } },
  Place("keypad", decidedBy: .text) { drive($0) { $0.type("4007") } },
  Place("picker", decidedBy: .program) { drive($0) { $0.choosePhoto() } },
  Place("source", decidedBy: .program) { drive($0) { $0.showNames() } },
]
