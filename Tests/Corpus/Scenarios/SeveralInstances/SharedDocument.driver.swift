import CorpusProbe

public let places: [Place] = [
  Place("mirror", decidedBy: .program) { probe in
    let document = SharedDocument()
    probe.watch(document)
    probe.watch(document.cover)
    document.begin()
    document.draft.map(probe.watch)
    document.draft?.edit("x")
  },
  Place("duplicate", decidedBy: .program) { probe in
    let document = SharedDocument()
    probe.watch(document.cover)
    let copy = document.cover.duplicate()
    probe.watch(copy)
    copy.edit("x")
  },
  Place("merge", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let document = SharedDocument()
    document.addPage()
    probe.watch(document.pages[0])
    document.pages[0].edit("x")
  },
  Place("index", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let document = SharedDocument()
    probe.watch(document)
    document.addIndex()
  },
  Place("notes", decidedBy: .program) { probe in
    let document = SharedDocument()
    probe.watch(document)
    document.addNotes()
    document.pages.forEach { probe.watch($0) }
  },
]
