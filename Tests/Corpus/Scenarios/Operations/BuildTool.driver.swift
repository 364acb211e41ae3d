import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("verbose", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let command = CompileCommand()
    probe.watch(command)
    command.declareFlags()
    command.run(["--verbose"])
  },
  Place("output", decidedBy: .program) { probe in
    let command = CompileCommand()
    probe.watch(command)
    command.declareOptions()
    command.run(["-o", "b.out"])
  },
  Place("suite", decidedBy: .program) { probe in
    let command = TestCommand()
    probe.watch(command)
    command.run(["unit"])
  },
  Place("cancellable", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation") { probe in
    let command = TestCommand()
    let operation = command.makeCancellable("ui")
    probe.watch(operation)
    command.start(operation)
  },
  Place("interruption", decidedBy: .program) { probe in
    let interruption = Interruption()
    probe.watch(interruption)
    interruption.begin()
    interruption.end()
  },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let progress = ProgressReporter()
    probe.watch(progress)
    progress.begin()
    progress.step()
    probe.wait(0.02)
    progress.end()
  },
]
