import CorpusProbe

@MainActor private func measure(_ probe: Probe, _ object: (TelemetryService) -> AnyObject?) {
  let service = TelemetryService()
  service.optIn()
  probe.watch(object(service)!)
  service.optOut()
}

public let places: [Place] = [
  Place("upload", rule: "stored_closure_cycle", decidedBy: .text) { measure($0) { $0.uploader } },
  Place("count", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    cancellable = bus.events.sink { [weak self] in self?.count($0) }") { measure($0) { $0.counter } },
  Place("summaryEnd", rule: "stored_closure_cycle", decidedBy: .program) { measure($0) { $0.summary } },
  Place("batch", decidedBy: .program) { measure($0) { $0.sizer } },
  Place("console", decidedBy: .text) { measure($0) { $0.console } },
  Place("launch", decidedBy: .program) { measure($0) { $0.launch } },
]
