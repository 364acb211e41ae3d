import CorpusProbe

private func reporter(_ probe: Probe, _ use: (CrashReporter) -> Void) {
  let session = AppSession()
  let reporter = session.launch()
  probe.watch(reporter)
  use(reporter)
  reporter.trail.leave("home")
  reporter.watcher.raise("SIGABRT")
  session.terminate()
}

public let places: [Place] = [
  Place("screen", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var reporter: CrashReporter!") { probe in
    reporter(probe) { $0.add(ScreenPlugin(reporter: $0)); $0.report("nil") }
  },
  Place("device", decidedBy: .program) { probe in reporter(probe) { $0.add(DevicePlugin(reporter: $0)); $0.report("nil") } },
  Place("crumbs", decidedBy: .program) { probe in reporter(probe) { probe.watch($0.uploader); $0.archiveCrumbs() } },
  Place("signals", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    let handler = { [weak self] (signal: String) -> Void in self?.record(signal: signal) }") { probe in
    reporter(probe) { $0.watchSignals() }
  },
  Place("send", decidedBy: .program) { probe in reporter(probe) { $0.report("nil") } },
  Place("retries", rule: "stored_closure_cycle", decidedBy: .text, capture: "uploader") { probe in
    reporter(probe) { probe.watch($0.uploader); $0.logRetries(); $0.uploader.tryAgain() }
  },
]
