import CorpusProbe

public let places: [Place] = [
  Place("exposureUndo", rule: "stored_closure_cycle", decidedBy: .program) { $0.watch(EditorSession().adjust()) },
  Place("cropUndo", decidedBy: .program) { $0.watch(EditorSession().crop()) },
  Place("render", decidedBy: .program) { $0.watch(EditorSession().previews()) },
  Place("enhance", rule: "stored_closure_cycle", decidedBy: .text) { $0.watch(EditorSession().enhance()) },
  Place("bins", decidedBy: .text) { $0.watch(EditorSession().histogram()) },
  Place(
    "autosave", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    let item = DispatchWorkItem { [weak self] in self?.save() }"
  ) { probe in
    probe.watch(EditorSession().saveSoon())
    probe.wait(0.05)
  },
]
