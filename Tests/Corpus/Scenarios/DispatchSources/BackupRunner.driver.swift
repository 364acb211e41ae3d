import CorpusProbe

@MainActor private func back(_ probe: Probe, _ part: (BackupRunner) -> AnyObject?) {
  let runner = BackupRunner()
  runner.begin()
  probe.watch(part(runner)!)
  probe.wait(0.03)
  runner.end()
}

public let places: [Place] = [
  Place("schedule", rule: "stored_closure_cycle", decidedBy: .text) { back($0) { $0.scheduler } },
  Place("speed", decidedBy: .program) { back($0) { $0.speed } },
  Place("copy", decidedBy: .program) { back($0) { $0.queue } },
  Place("chunk", rule: "stored_closure_cycle", decidedBy: .program, capture: "archive") { back($0) { $0.writer?.archive } },
  Place("read", decidedBy: .program, capture: "progress") { back($0) { $0.reader?.archive } },
]
