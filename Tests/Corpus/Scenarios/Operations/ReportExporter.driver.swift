import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (ReportExporter) -> Void) {
  let exporter = ReportExporter()
  probe.watch(exporter)
  start(exporter)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("export", decidedBy: .text) { drive($0) { $0.export() } },
  Place("preview", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.preview() } },
  Place("paginate", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.paginate(3) } },
  Place("stamp", decidedBy: .text) { drive($0) { $0.stamp() } },
  Place("send", decidedBy: .text) { drive($0) { $0.send() } },
  Place("online", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.sendWhenOnline() } },
]
