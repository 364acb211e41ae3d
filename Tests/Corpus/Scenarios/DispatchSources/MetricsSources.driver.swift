import CorpusProbe

private func daemon(_ probe: Probe, _ part: (Daemon) -> AnyObject) {
  let daemon = Daemon()
  probe.watch(part(daemon))
  daemon.run()
  probe.wait(0.06)
  daemon.shutDown()
}

public let places: [Place] = [
  Place("report", rule: "stored_closure_cycle", decidedBy: .text) { probe in daemon(probe) { $0.reporter } },
  Place("sample", decidedBy: .program) { probe in daemon(probe) { $0.sampler } },
  Place("flush", rule: "stored_closure_cycle", decidedBy: .text) { probe in daemon(probe) { $0.writer } },
  Place("save", decidedBy: .text) { probe in daemon(probe) { $0.saver } },
  Place("notify", decidedBy: .text) { probe in daemon(probe) { $0.scan } },
]
