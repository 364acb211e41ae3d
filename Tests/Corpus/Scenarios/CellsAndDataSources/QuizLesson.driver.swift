import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("fixed", decidedBy: .text) { probe in
    let engine = QuizEngine()
    probe.watch(engine)
    engine.loadFixed()
    engine.answer(0, with: 0)
  },
  Place("adaptive", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let engine = QuizEngine()
    probe.watch(engine)
    engine.loadAdaptive()
    engine.answer(0, with: 1)
  },
  Place("source", decidedBy: .text) { probe in
    probe.watch(Lesson().open())
  },
  Place("cell", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let quiz = Lesson().open()
    probe.watch(quiz)
    quiz.showAnswers()
  },
  Place("hint", decidedBy: .text) { probe in
    let quiz = Lesson().open()
    probe.watch(quiz)
    quiz.animateHint()
  },
]
