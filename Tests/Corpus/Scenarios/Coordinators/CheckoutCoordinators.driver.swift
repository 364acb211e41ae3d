import CorpusProbe
import UIKit

@MainActor
private func pick(_ navigation: UINavigationController) {
  (navigation.topViewController as? AddressController)?.saveButton.simulateTap()
  (navigation.topViewController as? DoneController)?.doneButton.simulateTap()
}

@MainActor
private func run(_ probe: Probe, _ step: (CheckoutCoordinator) -> Void) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let checkout = CheckoutCoordinator(navigation: navigation)
  step(checkout)
  probe.watch(checkout.children[0])
  pick(navigation)
}

public let places: [Place] = [
  Place("pick", decidedBy: .program) { probe in run(probe) { $0.editDelivery() } },
  Place("delivery", decidedBy: .program) { probe in run(probe) { $0.editDelivery() } },
  Place("billing", rule: "stored_closure_cycle", decidedBy: .text, capture: "child") { probe in run(probe) { $0.editBilling() } },
  Place("receipt", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.showReceipt() } },
  Place("confirm", decidedBy: .program) { probe in run(probe) { $0.confirm() } },
]
