import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (TravelFlow) -> Void, _ part: (TravelFlow) -> Part?) {
  let flow = TravelFlow()
  start(flow)
  probe.watch(part(flow)!)
  flow.done()
}

public let places: [Place] = [
  Place("caption", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .map { [weak self] limit in \"\\(limit) \\(self?.currency ?? \"\")\" }") { p in run(p, { $0.showResults() }, { $0.results }) },
  Place("favourites", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .bind(onNext: { [weak self] in self?.insert($0) })") { p in run(p, { $0.showFavourites() }, { $0.favourites }) },
  Place("price", decidedBy: .text) { p in run(p, { $0.showPrice() }, { $0.price }) },
  Place("lookup", decidedBy: .program) { p in run(p, { $0.showSearch(); $0.search?.bindField() }, { $0.search }) },
  Place("currency", decidedBy: .program) { p in run(p, { $0.showSearch(); $0.search?.loadCurrency() }, { $0.search }) },
]
