import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (CatalogSync) -> Void) {
  let sync = CatalogSync()
  probe.watch(sync)
  start(sync)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.syncProducts() } },
  Place("finish", decidedBy: .program) { drive($0) { $0.countProducts() } },
  Place("prices", decidedBy: .program) { drive($0) { $0.syncPrices() } },
  Place(
    "images", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "operation.onImage = { [weak self] image in self?.add(image: image) }"
  ) { drive($0) { $0.syncImages() } },
]
