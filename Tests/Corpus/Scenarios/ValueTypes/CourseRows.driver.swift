import CorpusProbe

public let places: [Place] = [
  Place(
    "row", rule: "stored_closure_cycle", decidedBy: .program, capture: "row",
    repaired: "row.onToggle = { [isCollapsed = row.isCollapsed] in print(isCollapsed) }"
  ) { probe in
    let download = Download()
    probe.watch(download)
    _ = [Course(download: download)].rows()
  },
  Place("plain", decidedBy: .text) { probe in
    let download = Download()
    probe.watch(download)
    _ = [Course(download: download)].plainRows()
  },
]
