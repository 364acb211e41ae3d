import CorpusProbe
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (ReaderController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = ReaderController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  ThemeStore.shared.theme = Theme(name: "Night", isDark: true)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("header", decidedBy: .program) { probe in run(probe) { $0.header } },
  Place("panel", rule: "subscription_cycle", decidedBy: .program) { probe in run(probe) { $0.panel } },
  Place("reader", decidedBy: .program) { probe in run(probe) { $0.reader } },
  Place("sidebar", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.sidebar } },
  Place("statusBar", decidedBy: .program) { probe in run(probe) { $0.statusBar } },
]
