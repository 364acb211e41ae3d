import CorpusProbe
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (ChatController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = ChatController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  controller.chat.connection.simulateReceiving()
  controller.feed.connection.simulateReceiving()
  probe.wait(0.05)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("chat", decidedBy: .program) { probe in run(probe) { $0.chat } },
  Place("feed", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.feed } },
  Place("viability", decidedBy: .text) { probe in run(probe) { $0.presence } },
  Place("ping", rule: "unbounded_self_capture", decidedBy: .text) { probe in run(probe) { $0.keepAlive } },
  Place("typing", decidedBy: .text) { probe in run(probe) { $0.typing } },
]
