import CoreLocation
import CorpusProbe
import UIKit

@MainActor
private func map(_ probe: Probe, _ watched: (MapController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = MapController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  LocationHub.shared.publish(CLLocation(latitude: 3, longitude: 4))
  navigation.popViewController(animated: false)
}

@MainActor
private func recording(_ probe: Probe, _ watched: (RunController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = RunController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  controller.recorder.manager.simulateLocation(CLLocation(latitude: 5, longitude: 6))
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("recorderDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: (any RouteRecorderDelegate)?") { probe in
    recording(probe) { $0 }
  },
  Place("splitDelegate", decidedBy: .program) { probe in
    let splits = SplitCounter(delegate: SpeechAnnouncer())
    probe.watch(splits)
    splits.add(1200)
  },
  Place("overlay", rule: "unbounded_self_capture", decidedBy: .program) { probe in map(probe) { $0.overlay } },
  Place("pace", decidedBy: .program) { probe in map(probe) { $0.pace } },
  Place("town", decidedBy: .text) { probe in map(probe) { $0 } },
]
