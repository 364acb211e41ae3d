import CorpusProbe

private func screen(_ probe: Probe, _ part: (SheetScreen) -> AnyObject) {
  let screen = SheetScreen()
  probe.watch(part(screen))
  screen.appear()
  screen.disappear()
}

public let places: [Place] = [
  Place("doubled", rule: "stored_closure_cycle", decidedBy: .text, capture: "cell") { probe in probe.watch(Formulas.doubled()) },
  Place("sum", decidedBy: .text) { probe in
    let first = Cell(1)
    probe.watch(first)
    probe.watch(Formulas.sum(first, Cell(2)))
  },
  Place("squared", decidedBy: .text) { probe in probe.watch(Formulas.squared()) },
  Place("label", rule: "subscription_cycle", decidedBy: .program) { probe in screen(probe) { $0.label } },
  Place("tooltip", decidedBy: .program) { probe in screen(probe) { $0.tooltip } },
  Place("scratch", decidedBy: .program) { probe in screen(probe) { $0.scratch } },
]
