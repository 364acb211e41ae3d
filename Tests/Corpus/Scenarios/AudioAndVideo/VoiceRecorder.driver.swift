import CorpusProbe
import UIKit

@MainActor
private func record(_ probe: Probe, _ watched: (RecorderController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = RecorderController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.03)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("level", decidedBy: .program) { probe in record(probe) { $0.meter } },
  Place("dictation", rule: "stored_closure_cycle", decidedBy: .program) { probe in record(probe) { $0.dictation } },
  Place("gate", decidedBy: .program) { probe in record(probe) { $0.gate } },
  Place("equalizer", rule: "stored_closure_cycle", decidedBy: .program) { probe in record(probe) { $0.equalizer } },
  Place("prompt", decidedBy: .text) { probe in record(probe) { $0.prompt } },
]
