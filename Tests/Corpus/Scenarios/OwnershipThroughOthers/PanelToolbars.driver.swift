import CorpusProbe

public let places: [Place] = [
  Place("filter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let panel = FilterPanel()
    probe.watch(panel)
    panel.open()
  },
  Place("sort", decidedBy: .program) { probe in
    let panel = SortPanel()
    probe.watch(panel)
    panel.open()
  },
  Place("share", decidedBy: .program) { probe in
    let sheet = ShareSheet()
    probe.watch(sheet)
    sheet.open()
  },
]
