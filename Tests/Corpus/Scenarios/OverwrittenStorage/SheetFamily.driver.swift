import CorpusProbe

public let places: [Place] = [
  Place("draft", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let sheet = DraftSheet()
    probe.watch(sheet)
    sheet.open()
    sheet.tearDown()
  },
  Place("page", decidedBy: .run) { probe in
    let sheet = PageSheet()
    probe.watch(sheet)
    sheet.open()
    sheet.tearDown()
  },
  Place("list", decidedBy: .run) { probe in
    let sheet = SortedListSheet()
    probe.watch(sheet)
    sheet.open()
    sheet.tearDown()
  },
  Place("form", decidedBy: .run) { probe in
    let sheet = FormSheet()
    probe.watch(sheet)
    sheet.open()
    sheet.leave()
  },
]
