import CorpusProbe

public let places: [Place] = [
  Place("replace", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let note = Note()
    probe.watch(note)
    note.replace(with: "a")
    note.replace(with: "b")
  },
  Place("append", decidedBy: .text) { probe in
    let note = Note()
    probe.watch(note)
    note.append("a")
  },
  Place("preview", decidedBy: .program) { probe in
    let preview = TopicPreview()
    probe.watch(preview)
    preview.open()
  },
]
