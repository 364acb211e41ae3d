import CorpusProbe

public let places: [Place] = [
  Place("length", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = FieldEditor(limit: 20)
    probe.watch(editor)
    editor.limitLength()
    editor.type("Ada")
  },
  Place("repetition", decidedBy: .program) { probe in
    let editor = FieldEditor(limit: 20)
    probe.watch(editor)
    editor.type("Ada")
    editor.forbidRepetition()
  },
  Place("extra", decidedBy: .text) { probe in
    let editor = FieldEditor(limit: 20)
    probe.watch(editor)
    editor.addExtraRule()
    editor.type("Augusta Ada")
  },
  Place("record", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = FieldEditor(limit: 20)
    probe.watch(editor)
    editor.record()
  },
  Place("replay", decidedBy: .program) { probe in
    let editor = FieldEditor(limit: 20)
    probe.watch(editor)
    editor.replay()
  },
]
