import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (AddressSearch) -> Void) {
  let search = AddressSearch()
  probe.watch(search)
  start(search)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("lookup", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.textChanged("Main") } },
  Place("save", decidedBy: .text) { drive($0) { $0.save() } },
  Place(
    "rank", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "sorting = DispatchWorkItem { [weak self] in self?.rank() }"
  ) { drive($0) { $0.sort() } },
  Place("clear", decidedBy: .text) { drive($0) { $0.clear() } },
  Place("cleared", decidedBy: .text) { drive($0) { $0.clear() } },
  Place("hint", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.showHint() } },
]
