import CorpusProbe

@MainActor private func play(_ probe: Probe, _ object: (SudokuScreen) -> AnyObject?) {
  let screen = SudokuScreen()
  screen.play()
  probe.watch(object(screen)!)
  screen.leave()
}

public let places: [Place] = [
  Place("classicUndo", rule: "stored_closure_cycle", decidedBy: .program) { play($0) { $0.classic } },
  Place("dailyUndo", decidedBy: .program) { play($0) { $0.daily } },
  Place("timedUndo", decidedBy: .program) { play($0) { $0.timed } },
  Place("allowed", rule: "stored_closure_cycle", decidedBy: .text) { play($0) { $0.solver } },
  Place("sorted", decidedBy: .text) { play($0) { $0.hinter } },
]
