import UIKit
import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (PaymentForm) -> Void) {
  let flow = PaymentFlow()
  let form = flow.open()
  use(form)
  probe.watch(form)
  if let card = form.card { probe.watch(card) }
  flow.close(form)
}

public let places: [Place] = [
  Place("fieldDelegate", decidedBy: .text) { p in run(p) { $0.addIBAN() } },
  Place("sectionForm", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var form: PaymentForm?") { p in run(p) { $0.addSection() } },
  Place("cardValid", rule: "stored_closure_cycle", decidedBy: .program, capture: "field") { p in run(p) { $0.addCard() } },
  Place("cvcValid", decidedBy: .program) { p in run(p) { $0.addCVC() } },
  Place("amount", decidedBy: .program) { p in run(p) { $0.addAmount() } },
]
