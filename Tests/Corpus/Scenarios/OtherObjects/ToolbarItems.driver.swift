import CorpusProbe

public let places: [Place] = [
  Place(
    "shown", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "func show() { toolbar.show(ToolbarItem { [weak self] in self?.strokes += 1 }, ToolbarItem { print(\"share\") }) }"
  ) { probe in
    let drawing = Drawing()
    probe.watch(drawing)
    drawing.show()
  },
  Place(
    "appended", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "func append() { toolbar.append(ToolbarItem { [weak self] in self?.strokes += 1 }, ToolbarItem { print(\"share\") }) }"
  ) { probe in
    let drawing = Drawing()
    probe.watch(drawing)
    drawing.append()
  },
  Place(
    "followed", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "func follow() { toolbar.follow({ print(\"draw\") }, { [weak self] in self?.strokes += 1 }) }"
  ) { probe in
    let drawing = Drawing()
    probe.watch(drawing)
    drawing.follow()
  },
  Place("flashed", decidedBy: .program) { probe in
    let drawing = Drawing()
    probe.watch(drawing)
    drawing.flash()
  },
]
