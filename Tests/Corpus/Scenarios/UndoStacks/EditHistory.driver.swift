import CorpusProbe

public let places: [Place] = [
  Place("insert", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let window = EditorWindow()
    probe.watch(window.buffer!)
    window.buffer?.insert("hello")
    window.close()
  },
  Place("append", decidedBy: .program) { probe in
    let window = EditorWindow()
    probe.watch(window.outline!)
    window.outline?.append("one")
    window.outline?.append("two")
    window.outline?.undo()
    window.close()
  },
  Place("bold", decidedBy: .program) { probe in
    let window = EditorWindow()
    probe.watch(window.markdown!)
    window.markdown?.bold("x")
    window.close()
  },
  Place("record", decidedBy: .text) { probe in
    let macro = Macro()
    probe.watch(macro)
    macro.record("x")
    macro.play(on: TextBuffer())
  },
  Place("recordCounter", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let macro = Macro()
    probe.watch(macro)
    macro.recordCounter()
    macro.play(on: TextBuffer())
  },
]
