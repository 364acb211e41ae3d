import AVFoundation
import CorpusProbe
import UIKit

@MainActor
private func watch(_ probe: Probe, _ watched: (VideoController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = VideoController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  controller.settings.quality = "high"
  probe.wait(0.03)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("status", rule: "subscription_cycle", decidedBy: .text) { probe in watch(probe) { $0.status } },
  Place("rate", decidedBy: .program) { probe in watch(probe) { $0.rate } },
  Place("quality", decidedBy: .text) { probe in watch(probe) { $0.quality } },
  Place("ready", decidedBy: .program) { probe in watch(probe) { $0.waiter } },
  Place("duration", rule: "subscription_cycle", decidedBy: .text,
    repaired: "    item.observe(\\.duration, changeHandler: { [weak self] in self?.showDuration($0, $1) }).store(in: &observations)") { probe in
    watch(probe) { $0.duration }
  },
  Place("watched", rule: "unbounded_self_capture", decidedBy: .program) { probe in watch(probe) { $0.marker } },
]
