import CorpusProbe

public let places: [Place] = [
  Place("edit", decidedBy: .program) { probe in
    let editor = DocumentEditor()
    probe.watch(editor)
    let tabs = EditorTabs()
    tabs.open(editor)
    tabs.closeAll()
  },
  Place("paint", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = DocumentEditor()
    probe.watch(editor)
    editor.paint()
    editor.close()
  },
  Place("arrange", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let editor = DocumentEditor()
    probe.watch(editor)
    editor.arrange()
  },
  Place("protect", decidedBy: .run) { probe in
    let editor = DocumentEditor()
    probe.watch(editor)
    editor.protect()
  },
]
