import CorpusProbe

public let places: [Place] = [
  Place("spelling", decidedBy: .program) { probe in probe.watch(EditorSession().spell()) },
  Place("lines", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let editor: CodeEditor") { probe in
    probe.watch(EditorSession().count())
  },
  Place("macros", decidedBy: .program) { probe in probe.watch(EditorSession().macro()) },
  Place("format", decidedBy: .program) { probe in probe.watch(EditorSession().format()) },
  Place("formatLater", rule: "unowned_capture", decidedBy: .program, capture: "editor") { probe in
    do { probe.watch(EditorSession().closeWhileFormatting()) }
    probe.wait(0.1)
  },
  Place("words", rule: "stored_closure_cycle", decidedBy: .program, capture: "editor",
    repaired: "    editor.addCommand(\"words\") { [unowned editor] in") { probe in
    probe.watch(EditorSession().words())
  },
]
