import CorpusProbe

private func running(_ probe: Probe, _ work: (BackupCommand) -> Void) {
  let command = BackupCommand()
  probe.watch(command)
  work(command)
}

public let places: [Place] = [
  Place("spinner", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: SpinnerDelegate?") { probe in running(probe) { $0.spin() } },
  Place("meter", decidedBy: .program) { probe in running(probe) { $0.fill() } },
  Place("usage", rule: "stored_closure_cycle", decidedBy: .text) { probe in running(probe) { BackupTool.help($0) } },
  Place("summary", decidedBy: .text) { probe in running(probe) { print($0.summary) } },
  Place("interrupt", rule: "unbounded_self_capture", decidedBy: .program) { probe in running(probe) { $0.trap() } },
  Place("copy", decidedBy: .text) { probe in running(probe) { $0.copy(["a", "b"]) } },
]
