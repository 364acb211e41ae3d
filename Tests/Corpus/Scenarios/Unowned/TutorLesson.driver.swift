import CorpusProbe

@MainActor private func learn(_ probe: Probe, _ step: (TutorSession) -> Void, _ object: (TutorSession) -> AnyObject?) {
  let session = TutorSession()
  step(session)
  probe.watch(object(session)!)
  session.end()
}

public let places: [Place] = [
  Place("exerciseLesson", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let lesson: Lesson") { learn($0, { $0.read() }, { $0.lesson }) },
  Place("quizLesson", decidedBy: .program) { learn($0, { $0.test() }, { $0.lesson }) },
  Place("drillScore", decidedBy: .program) { learn($0, { $0.speak() }, { $0.drill }) },
  Place("hint", rule: "unowned_capture", decidedBy: .text) { learn($0, { $0.askForHint() }, { $0.hint }) },
  Place("streak", decidedBy: .text) { learn($0, { $0.speak() }, { $0.tracker }) },
]
