import CorpusProbe

public let places: [Place] = [
  Place("stamp", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "private weak var editor: Editor?") { probe in
    let editor = Editor()
    probe.watch(editor)
    editor.install(StampTool())
  },
  Place("brush", decidedBy: .text) { probe in
    let editor = Editor()
    probe.watch(editor)
    editor.install(BrushTool())
  },
  Place("erase", rule: "stored_closure_cycle", decidedBy: .program, capture: "editor") { probe in
    let editor = Editor()
    probe.watch(editor)
    editor.install(EraseTool())
  },
  Place("print", decidedBy: .text, capture: "text") { probe in
    let editor = Editor()
    probe.watch(editor)
    editor.install(BrushTool())
    editor.install(PrintTool())
  },
]
