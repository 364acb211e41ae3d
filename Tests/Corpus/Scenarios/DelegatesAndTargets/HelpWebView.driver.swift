import CorpusProbe
import UIKit
import WebKit

@MainActor
private func show(_ probe: Probe, _ controller: UIViewController, _ use: () -> Void) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.04)
  use()
  navigation.popViewController(animated: false)
}

@MainActor
private func survey(_ probe: Probe) {
  let controller = SurveyController()
  show(probe, controller) { controller.webView.configuration.userContentController.simulateMessage("yes", name: "answer") }
}

public let places: [Place] = [
  Place("topic", rule: "strong_delegate", decidedBy: .text,
    repaired: "    webView.configuration.userContentController.add(WeakMessageHandler(self), name: \"topic\")") { probe in
    let controller = HelpController()
    show(probe, controller) { controller.webView.configuration.userContentController.simulateMessage("a", name: "topic") }
  },
  Place("accept", decidedBy: .program) { probe in
    let controller = TermsController()
    show(probe, controller) { controller.webView.configuration.userContentController.simulateMessage("ok", name: "accept") }
  },
  Place("answer", decidedBy: .text) { probe in survey(probe) },
  Place("progress", decidedBy: .text, capture: "progress") { probe in survey(probe) },
  Place("faqOwner", rule: "strong_delegate", decidedBy: .program, repaired: "  private unowned let owner: FaqController") { probe in
    let controller = FaqController()
    show(probe, controller) { controller.webView.configuration.userContentController.simulateMessage("b", name: "faq") }
  },
  Place("loading", rule: "subscription_cycle", decidedBy: .text) { probe in show(probe, LoginController()) {} },
]
