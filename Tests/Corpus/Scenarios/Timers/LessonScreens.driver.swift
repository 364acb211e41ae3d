import CorpusProbe
import UIKit

@MainActor private func visit(_ screen: UIViewController, _ probe: Probe) {
  probe.watch(screen)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.beginAppearanceTransition(true, animated: false)
  navigation.endAppearanceTransition()
  navigation.pushViewController(screen, animated: false)
  probe.wait(0.05)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("quiz", decidedBy: .program) { probe in
    visit(QuizViewController(), probe)
  },
  Place("video", rule: "unbounded_self_capture", decidedBy: .run) { probe in
    visit(VideoLessonViewController(), probe)
  },
  Place("card", decidedBy: .text) { probe in
    visit(FlashCardViewController(), probe)
  },
  Place("exam", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    visit(ExamViewController(), probe)
  },
]
