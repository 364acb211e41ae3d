import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (QuizSession) -> Void, _ part: (QuizSession) -> Part?) {
  let session = QuizSession()
  start(session)
  probe.watch(part(session)!)
  session.quit()
}

public let places: [Place] = [
  Place("question", rule: "unowned_capture", decidedBy: .program) { p in run(p, { $0.ask() }, { $0.question }) },
  Place("result", decidedBy: .program) { p in run(p, { $0.showResult() }, { $0.result }) },
  Place("score", decidedBy: .program) { p in run(p, { $0.showScore() }, { $0.bar }) },
  Place("hint", rule: "unowned_capture", decidedBy: .program, repaired: "    Task { @MainActor [weak self] in guard let self else { return }") { p in run(p, { $0.offerHint() }, { $0.hint }) },
  Place("fill", decidedBy: .text) { p in run(p, { $0.showProgress() }, { $0.progress }) },
]
