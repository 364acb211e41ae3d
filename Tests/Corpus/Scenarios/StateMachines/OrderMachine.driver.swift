import CorpusProbe

public let places: [Place] = [
  Place("paid", rule: "stored_closure_cycle", decidedBy: .program) { $0.watch(Shop().order()) },
  Place("shipped", decidedBy: .program) { $0.watch(Shop().mail()) },
  Place("line", decidedBy: .program) { $0.watch(Shop().receipt()) },
  Place("pin", decidedBy: .program) { $0.watch(Shop().payment()) },
  Place(
    "address", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "      CheckoutStep(name: \"Address\", validate: { [weak self] in self?.address.isEmpty == false }),"
  ) { $0.watch(Shop().stepper()) },
  Place("cancelled", rule: "stored_closure_cycle", decidedBy: .program, capture: "machine") { $0.watch(Shop().cancelledOrder()) },
]
