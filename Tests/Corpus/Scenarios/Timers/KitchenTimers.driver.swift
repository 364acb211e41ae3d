import CorpusProbe
import UIKit

@MainActor
private func cook(_ probe: Probe, _ watched: (KitchenController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = KitchenController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.04)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("countdown", decidedBy: .program) { probe in cook(probe) { $0.countdown } },
  Place("clock", decidedBy: .program) { probe in cook(probe) { $0.clock } },
  Place("egg", rule: "unbounded_self_capture", decidedBy: .program) { probe in cook(probe) { $0.egg } },
  Place("oven", rule: "unbounded_self_capture", decidedBy: .program) { probe in cook(probe) { $0.oven } },
  Place("fridge", decidedBy: .program) { probe in cook(probe) { $0.fridge } },
  Place("smoke", rule: "unowned_capture", decidedBy: .text) { probe in
    let navigation = UINavigationController(rootViewController: UIViewController())
    do {
      let controller = SmokeController()
      probe.watch(controller)
      navigation.pushViewController(controller, animated: false)
    }
    probe.wait(0.04)
    navigation.popViewController(animated: false)
  },
]
