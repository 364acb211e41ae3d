import CorpusProbe

private let root = Folder(name: "/", children: [Folder(name: "usr", children: [Folder(name: "bin")]), Folder(name: "tmp")])

public let places: [Place] = [
  Place("list", rule: "stored_closure_cycle", decidedBy: .text, capture: "report") { probe in
    let report = ScanReport()
    probe.watch(report)
    FolderScan.list(root, into: report)
  },
  Place("deep", decidedBy: .text, capture: "report") { probe in
    let report = ScanReport()
    probe.watch(report)
    FolderScan.listDeep(root, into: report)
  },
  Place("flat", decidedBy: .text, capture: "report") { probe in
    let report = ScanReport()
    probe.watch(report)
    FolderScan.listFlat(root, into: report)
  },
  Place("poll", rule: "stored_closure_cycle", decidedBy: .text, capture: "report") { probe in
    let report = ScanReport()
    probe.watch(report)
    FolderScan.poll(report, times: 3)
  },
  Place("count", decidedBy: .text, capture: "report") { probe in
    let report = ScanReport()
    probe.watch(report)
    FolderScan.count(root, into: report)
  },
]
