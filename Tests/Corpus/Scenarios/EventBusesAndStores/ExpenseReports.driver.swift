import CorpusProbe
import UIKit

@MainActor private func visit(_ probe: Probe, _ make: (ExpenseFlow) -> UIViewController) {
  let flow = ExpenseFlow()
  show(flow, make, probe)
  flow.finish()
}
@MainActor private func show(_ flow: ExpenseFlow, _ make: (ExpenseFlow) -> UIViewController, _ probe: Probe) {
  let controller = make(flow)
  probe.watch(controller)
  flow.show(controller)
}
public let places: [Place] = [
  Place("deleteRow", rule: "stored_closure_cycle", decidedBy: .program) { visit($0) { _ in ExpenseListController() } },
  Place("total", decidedBy: .program) { visit($0) { TotalController(store: $0.store) } },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .program) { visit($0) { BadgeController(store: $0.store) } },
  Place("submit", decidedBy: .program) { probe in
    let flow = ExpenseFlow()
    flow.submit()
    let controller = flow.root.presentedViewController!
    probe.watch(controller)
    let alert = controller.presentedViewController as! UIAlertController
    alert.simulateTap(on: "Submit")
    flow.finish()
  },
]
