import CorpusProbe
import UIKit

@MainActor private func show(_ probe: Probe, _ controller: BrowserController) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: true)
  probe.wait(0.05)
  navigation.popViewController(animated: true)
}

public let places: [Place] = [
  Place("closeHandler", rule: "strong_delegate", decidedBy: .text,
    repaired: "    web.configuration.userContentController.add(ScriptRelay(self), name: \"close\")") { show($0, ArticleController()) },
  Place("sendHandler", decidedBy: .program) { show($0, ContactController()) },
  Place("playHandler", decidedBy: .text) { show($0, VideoController()) },
  Place("progress", rule: "subscription_cycle", decidedBy: .text) { show($0, ProgressController()) },
  Place("navigation", decidedBy: .text) { show($0, TitledController()) },
  Place("pageTitle", decidedBy: .text) { show($0, TitledController()) },
]
