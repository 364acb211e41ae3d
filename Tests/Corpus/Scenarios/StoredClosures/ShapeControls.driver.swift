import CorpusProbe

public let places: [Place] = [
  Place("plain", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.usePlain()
  },
  Place("immediate", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.useImmediate()
  },
  Place("queued", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.useQueued()
  },
  Place("inherited", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.useInherited()
  },
  Place("all", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.useAll()
  },
  Place("own", decidedBy: .program) { probe in
    let editor = ShapeEditor()
    probe.watch(editor)
    editor.useOwn(Control())
  }
]
