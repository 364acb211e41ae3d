import CorpusProbe
import CorpusUIKit

@MainActor private func show(_ controller: UIViewController, _ probe: Probe) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  probe.watch(controller)
  navigation.pushViewController(controller, animated: false)
  controller.view.subviews.forEach { $0.layoutIfNeeded() }
  (controller.view.subviews.first as? UIButton)?.simulateTap()
  controller.navigationItem.rightBarButtonItem?.simulateTap()
  probe.wait(0.03)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("seatCell", rule: "stored_closure_cycle", decidedBy: .text) { show(SeatMapViewController(), $0) },
  Place("orderCell", decidedBy: .text) { show(OrderListViewController(), $0) },
  Place("applied", decidedBy: .text) { show(OrderListViewController(), $0) },
  Place("venueLayout", rule: "stored_closure_cycle", decidedBy: .text) { show(VenueViewController(), $0) },
  Place("buy", decidedBy: .text) { show(BuyViewController(), $0) },
  Place("addRecipient", rule: "stored_closure_cycle", decidedBy: .text) { show(GiftViewController(), $0) },
]
