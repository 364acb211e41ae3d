import CorpusProbe

public let places: [Place] = [
  Place("context", rule: "mutual_ownership_cycle", decidedBy: .text) { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.keepContext()
  },
  Place("byContext", rule: "stored_closure_cycle", decidedBy: .text, capture: "context") { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.nameByContext()
  },
  Place("byTitle", decidedBy: .text) { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.nameByTitle()
  },
  Place("byOptions", decidedBy: .text) { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.nameByOptions()
  },
  Place("byMethod", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    naming = { [weak self] in self?.suffix ?? \"\" }") { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.nameByMethod()
  },
  Place("byTuple", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    naming = { [weak self] in self?.suffix ?? \"\" }") { probe in
    let exporter = ReportExporter()
    probe.watch(exporter)
    exporter.nameByTuple()
  }
]
