import CorpusProbe
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (DownloadsController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = DownloadsController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.03)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("banner", decidedBy: .program) { probe in run(probe) { $0.banner } },
  Place("policy", rule: "stored_closure_cycle", decidedBy: .text) { probe in run(probe) { $0.policy } },
  Place("indicator", decidedBy: .program) { probe in run(probe) { $0.indicator } },
  Place("retry", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.retry } },
  Place("log", decidedBy: .text) { probe in run(probe) { $0.log } },
  Place("queue", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.queue } },
]
