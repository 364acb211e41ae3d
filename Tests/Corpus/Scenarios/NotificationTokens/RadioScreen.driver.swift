import CorpusProbe
import UIKit

@MainActor private func visit(_ probe: Probe, use: (RadioScreen) -> Void) {
  let screen = RadioScreen()
  probe.watch(screen)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.beginAppearanceTransition(true, animated: false)
  navigation.endAppearanceTransition()
  navigation.pushViewController(screen, animated: false)
  use(screen)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("mute", decidedBy: .text) { probe in
    visit(probe) { _ in NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil) }
  },
  Place("station", decidedBy: .program) { probe in
    visit(probe) { _ in NotificationCenter.default.post(name: .init("station"), object: nil) }
  },
  Place("background", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    visit(probe) { $0.keepInBackground() }
  },
  Place("foreground", decidedBy: .text) { probe in
    visit(probe) { $0.dimInForeground() }
  },
]
