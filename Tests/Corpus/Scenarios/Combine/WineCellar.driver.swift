import CorpusProbe

private func model(_ probe: Probe, _ use: (RackViewModel) -> Void) {
  let model = RackViewModel(store: .shared, rack: 1)
  probe.watch(model)
  use(model)
  CellarStore.shared.add(Bottle(label: "Barolo", vintage: 2009, rack: 1))
}

public let places: [Place] = [
  Place("mine", rule: "stored_closure_cycle", decidedBy: .text) { probe in model(probe) { $0.followBottles() } },
  Place("warning", decidedBy: .text) { probe in model(probe) { $0.followTemperature() } },
  Place("headline", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.headline = $0 }") { probe in
    model(probe) { $0.followHeadline() }
  },
  Place("once", decidedBy: .text) { probe in model(probe) { $0.loadOnce() } },
  Place("oldest", rule: "stored_closure_cycle", decidedBy: .text) { probe in model(probe) { $0.followOldest() } },
]
