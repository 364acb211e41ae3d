import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (WishlistViewController) -> Void) {
  let flow = WishlistFlow()
  let screen = flow.open()
  probe.watch(screen)
  probe.watch(screen.model)
  use(screen)
  screen.model.add(WishItem(name: "Lamp", price: 20))
  flow.close()
}

public let places: [Place] = [
  Place("removals", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    run(probe) { $0.model.logRemovals(); $0.model.removed.accept("Lamp") }
  },
  Place("total", decidedBy: .program) { probe in run(probe) { $0.bindTotal() } },
  Place("names", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.bindNames() } },
  Place("clear", decidedBy: .program) { probe in run(probe) { $0.bindClear(); $0.clearButton.simulateTap() } },
  Place("prices", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "      .subscribe(onNext: { [weak self] in self?.show($0) })") { probe in run(probe) { $0.bindPrices() } },
  Place("ask", decidedBy: .program) { probe in run(probe) { $0.askPrice() } },
]
