import CorpusProbe

@MainActor private func log(_ probe: Probe, _ object: (LogScreen) -> AnyObject?) {
  let screen = LogScreen()
  screen.open()
  probe.watch(object(screen)!)
  screen.close()
}

public let places: [Place] = [
  Place("severityRow", rule: "subscription_cycle", decidedBy: .text) { log($0) { $0.row } },
  Place("alarm", decidedBy: .text) { log($0) { $0.alarm } },
  Place("chart", decidedBy: .program) { log($0) { $0.chart } },
  Place("summary", rule: "subscription_cycle", decidedBy: .program) { log($0) { $0.summary } },
  Place("export", decidedBy: .text) { log($0) { $0.export } },
  Place("pollen", rule: "stored_closure_cycle", decidedBy: .program) { log($0) { $0.pollen } },
]
