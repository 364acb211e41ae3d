import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (BackupChain) -> Void) {
  let chain = BackupChain()
  probe.watch(chain)
  start(chain)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("first", decidedBy: .text) { drive($0) { $0.backUpTwice() } },
  Place("second", decidedBy: .text) { drive($0) { $0.backUpTwice() } },
  Place("done", decidedBy: .text) { drive($0) { $0.finish() } },
  Place("chunk", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.backUpAll(3) } },
]
