import CorpusProbe
import UIKit

@MainActor
private func work(_ probe: Probe, _ watched: (WorkoutController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = WorkoutController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.04)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("tilt", decidedBy: .program) { probe in work(probe) { $0.tilt } },
  Place("shake", rule: "stored_closure_cycle", decidedBy: .text) { probe in work(probe) { $0.shake } },
  Place("yesterday", decidedBy: .text) { probe in work(probe) { $0.steps } },
  Place("cadence", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "  func start() { pedometer.startUpdates(from: Date(), withHandler: { [weak self] in self?.record($0, $1) }) }") { probe in
    work(probe) { $0.cadence }
  },
  Place("spin", decidedBy: .program) { probe in work(probe) { $0.spin } },
  Place("balance", rule: "stored_closure_cycle", decidedBy: .program) { probe in work(probe) { $0.balance } },
]
