import CorpusProbe

public let places: [Place] = [
  Place("register", decidedBy: .program) { probe in
    let document = Document()
    probe.watch(document)
    document.replace("a")
    document.undoStack.undo()
  },
  Place("replace", decidedBy: .program) { probe in
    let document = Document()
    probe.watch(document)
    document.replace("a")
  },
  Place("keeping", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let document = Document()
    probe.watch(document)
    document.replaceKeeping("a")
  },
  Place("insert", decidedBy: .program) { probe in
    let document = Document()
    probe.watch(document)
    document.insert("a")
  },
  Place("clear", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    undoStack.push({ [unowned self] in text = old }, redo: { [weak self] in self?.text = \"\" })") { probe in
    let document = Document()
    probe.watch(document)
    document.clear()
  }
]
