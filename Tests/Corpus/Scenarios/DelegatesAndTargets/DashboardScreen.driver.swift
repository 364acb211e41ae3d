import CorpusProbe
import UIKit

@MainActor private func drive(_ probe: Probe, _ use: (DashboardScreen) -> Void) {
  let screen = DashboardScreen()
  probe.watch(screen)
  use(screen)
  screen.refreshButton.sendActions(for: .touchUpInside)
  screen.scrollView.contentOffset = CGPoint(x: 0, y: 8)
  screen.filterField.simulateTyping("a")
  probe.wait(0.06)
}

public let places: [Place] = [
  Place("button", decidedBy: .text) { drive($0) { $0.wireButton() } },
  Place("pan", decidedBy: .text) { drive($0) { $0.wireGestures() } },
  Place("scroll", decidedBy: .text) { drive($0) { $0.wireScrolling() } },
  Place("field", decidedBy: .text) { drive($0) { $0.wireScrolling() } },
  Place(
    "needle", rule: "target_cycle", decidedBy: .text,
    repaired: "    needleLink = CADisplayLink(target: FrameRelay(self), selector: #selector(FrameRelay.frame))"
  ) { drive($0) { $0.animateNeedle() } },
  Place("chart", decidedBy: .program) { drive($0) { $0.animateChart() } },
  Place("intro", decidedBy: .text) { drive($0) { $0.animateIntro() } },
]
