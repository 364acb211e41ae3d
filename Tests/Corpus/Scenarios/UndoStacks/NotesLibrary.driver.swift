import CorpusProbe

public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var folder: Folder?") { probe in
    let app = NotesApp()
    let folder = app.openFolder()
    probe.watch(folder)
    _ = folder.add("a")
    app.closeAll()
  },
  Place("tag", decidedBy: .program) { probe in
    let app = NotesApp()
    let folder = app.openFolder()
    probe.watch(folder)
    folder.tag("a")
    app.closeAll()
  },
  Place("typing", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = NotesApp()
    let note = app.openNote()
    probe.watch(note)
    note.type("a")
    app.closeAll()
  },
  Place("stroke", decidedBy: .program) { probe in
    let app = NotesApp()
    let drawing = app.openDrawing()
    probe.watch(drawing)
    drawing.stroke([1])
    app.closeAll()
  },
  Place("export", decidedBy: .program) { probe in
    let app = NotesApp()
    probe.watch(app)
    app.openNote().history.undo()
    app.export(with: Exporter())
  },
]
