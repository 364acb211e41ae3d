import AVFoundation
import CorpusProbe
import UIKit

@MainActor private func show<Shown: PlayerController>(_ probe: Probe, _ controller: Shown, _ use: (Shown) -> Void = { _ in }) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: true)
  use(controller)
  controller.player.simulateEnd()
  probe.wait(0.03)
  navigation.popToRootViewController(animated: true)
}

public let places: [Place] = [
  Place("episodeTime", decidedBy: .text) { show($0, EpisodeController()) },
  Place("trailerTime", rule: "stored_closure_cycle", decidedBy: .program) { show($0, TrailerController()) { $0.replay() } },
  Place("status", decidedBy: .program) { show($0, LessonController()) { $0.observeStatus() } },
  Place("end", decidedBy: .text) { show($0, LessonController()) { $0.observeEnd() } },
  Place("seek", decidedBy: .text) { show($0, LessonController()) { $0.rewind() } },
  Place("tap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let recorder = VoiceRecorder()
    probe.watch(recorder)
    recorder.start()
    probe.wait(0.03)
    recorder.stop()
  },
]
