import CorpusProbe
import UIKit

private let everyFrame = "CADisplayLink(target: FrameRelay(view: self), selector: #selector(FrameRelay.frame(_:)))"

public let places: [Place] = [
  Place("animate", rule: "target_cycle", decidedBy: .text, repaired: "link = " + everyFrame) { probe in
    let view = WaveView()
    probe.watch(view)
    view.animate()
    probe.wait(0.05)
  },
  Place("relay", decidedBy: .program) { probe in
    let view = WaveView()
    probe.watch(view)
    view.animateByRelay()
    probe.wait(0.05)
  },
  Place("prepare", rule: "target_cycle", decidedBy: .text, repaired: "pausedLink = " + everyFrame) { probe in
    let view = WaveView()
    probe.watch(view)
    view.prepare()
  },
  Place("duration", decidedBy: .text) { probe in
    let view = WaveView()
    probe.watch(view)
    _ = view.frameDuration()
  },
  Place("level", decidedBy: .program) { probe in
    let screen = LevelViewController()
    probe.watch(screen)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    navigation.pushViewController(screen, animated: false)
    probe.wait(0.05)
    navigation.popViewController(animated: false)
  },
]
