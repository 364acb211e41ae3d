import UIKit
import CorpusProbe

@MainActor private func form(_ probe: Probe, _ use: (ReviewForm) -> Void) {
  let flow = StoreReviewFlow()
  let form = flow.showForm()
  probe.watch(form)
  probe.watch(form.control)
  use(form)
  flow.dismissForm()
}

public let places: [Place] = [
  Place("owner", decidedBy: .program) { p in form(p) { $0.control.addStars() } },
  Place("clear", rule: "stored_closure_cycle", decidedBy: .program) { p in form(p) { $0.control.addClear() } },
  Place("doubleTap", decidedBy: .text) { p in form(p) { $0.control.addDoubleTap() } },
  Place("rating", rule: "stored_closure_cycle", decidedBy: .program) { p in form(p) { $0.bindRating() } },
  Place("submit", decidedBy: .text) { p in form(p) { $0.bindSubmit() } },
]
