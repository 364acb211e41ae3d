import CorpusProbe

public let places: [Place] = [
  Place(
    "boardHandler", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    let handler: (Quote) -> Void = { [weak self] in self?.show($0) }"
  ) { $0.watch(ExchangeOffice().showBoard()) },
  Place("opening", decidedBy: .program) { $0.watch(ExchangeOffice().openMarket()) },
  Place("history", decidedBy: .text) { $0.watch(ExchangeOffice().history()) },
  Place(
    "attempt", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    feed.subscribe { [weak self] quote in if quote.rate < limit { self?.booked.append(quote) } }"
  ) { $0.watch(ExchangeOffice().transfer()) },
  Place("help", decidedBy: .text) { $0.watch(ExchangeOffice().console()) },
  Place(
    "tellerClose", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    \"close\": { [weak self] in self?.close() }"
  ) { $0.watch(ExchangeOffice().teller()) },
]
