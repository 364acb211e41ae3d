import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (Compiler) -> Void) {
  let daemon = BuildDaemon()
  daemon.start(["-O", "-g"])
  probe.watch(daemon.compiler!)
  use(daemon.compiler!)
  _ = daemon.build(["main.c", ""])
  daemon.stop()
}

public let places: [Place] = [
  Place("eraseStage", decidedBy: .program) { probe in drive(probe) { $0.addPreprocessor() } },
  Place("commandLine", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe) { _ = $0.commandLine() } },
  Place("fingerprint", decidedBy: .text) { probe in drive(probe) { _ = $0.fingerprint } },
  Place("addWarnings", rule: "stored_closure_cycle", decidedBy: .program) { probe in drive(probe) { $0.addWarnings() } },
  Place("collectWarnings", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    onWarning = { [weak self] in self?.warnings.append($0) }") { probe in
    drive(probe) { $0.collectWarnings() }
  },
  Place("readSource", decidedBy: .program) { probe in drive(probe) { _ in } },
]
