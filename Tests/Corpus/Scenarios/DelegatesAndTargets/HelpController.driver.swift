import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (HelpController) -> Void) {
  let controller = HelpController()
  probe.watch(controller)
  controller.loadViewIfNeeded()
  use(controller)
  controller.webView.configuration.userContentController.simulateMessage("faq", name: "topic")
  probe.wait(0.1)
}

public let places: [Place] = [
  Place(
    "topic", rule: "target_cycle", decidedBy: .text,
    repaired: "    webView.configuration.userContentController.add(ScriptRelay(self), name: \"topic\")"
  ) { drive($0) { $0.receiveTopics() } },
  Place("link", decidedBy: .program) { drive($0) { $0.receiveLinks() } },
  Place("check", decidedBy: .text) { drive($0) { $0.checkBridge() } },
  Place(
    "feedback", rule: "target_cycle", decidedBy: .text,
    repaired: "    content.add(ScriptRelay(self), name: \"feedback\")"
  ) { drive($0) { $0.receiveFeedback() } },
  Place("preview", decidedBy: .text) { drive($0) { $0.prefetch() } },
  Place("navigation", decidedBy: .text) { drive($0) { $0.follow() } },
]
