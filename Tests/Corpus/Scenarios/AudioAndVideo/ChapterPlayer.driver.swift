import AVFoundation
import CorpusProbe
import UIKit

@MainActor
private func screen(_ probe: Probe) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = NowPlayingController()
  probe.watch(controller)
  navigation.pushViewController(controller, animated: false)
  controller.skip()
  probe.wait(0.03)
  navigation.popViewController(animated: false)
}

@MainActor
private func playback(_ probe: Probe, _ watched: (PodcastPlayback) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = EpisodeController()
  probe.watch(watched(controller.playback))
  navigation.pushViewController(controller, animated: false)
  probe.wait(0.03)
  controller.playback.player.simulateEnd()
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("progress", decidedBy: .program) { probe in screen(probe) },
  Place("skip", decidedBy: .text) { probe in screen(probe) },
  Place("elapsed", rule: "stored_closure_cycle", decidedBy: .text) { probe in playback(probe) { $0.mini } },
  Place("chapter", rule: "stored_closure_cycle", decidedBy: .program) { probe in playback(probe) { $0.tracker } },
  Place("end", decidedBy: .program) { probe in playback(probe) { $0.endHandler } },
]
