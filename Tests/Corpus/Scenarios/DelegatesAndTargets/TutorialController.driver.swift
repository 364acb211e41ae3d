import CorpusProbe
import UIKit

@MainActor private func drive(_ probe: Probe, _ use: (TutorialController) -> Void) {
  let controller = TutorialController()
  probe.watch(controller)
  controller.loadViewIfNeeded()
  use(controller)
  probe.wait(0.06)
}

private let relay = "final class Relay: NSObject, CAAnimationDelegate {}; pulse.delegate = Relay()"

public let places: [Place] = [
  Place("pulse", rule: "target_cycle", decidedBy: .text, repaired: relay) { drive($0) { $0.showPulse() } },
  Place("fade", decidedBy: .text) { drive($0) { $0.showFade() } },
  Place("table", decidedBy: .text) { drive($0) { $0.showPages() } },
  Place(
    "spinner", rule: "target_cycle", decidedBy: .text,
    repaired: "final class Relay: NSObject { weak var o: TutorialController?; @objc func tick() { o?.tick() } }; let relay = Relay(); relay.o = self; let link = CADisplayLink(target: relay, selector: #selector(Relay.tick))"
  ) { drive($0) { $0.showSpinner() } },
  Place("prepared", decidedBy: .text) { drive($0) { $0.prepareSpinner() } },
  Place("progress", decidedBy: .run) {
    drive($0) { controller in
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  },
]
