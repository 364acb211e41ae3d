import CorpusProbe

public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var parent: SyntaxNode?") { probe in
    let window = EditorWindow()
    let document = window.open("main.swift")
    document.updateOutline()
    probe.watch(document.outline!)
    window.closeDocument()
  },
  Place("gutter", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let window = EditorWindow()
    let document = window.open("main.swift")
    probe.watch(document)
    _ = document.gutterLabel(1)
    window.closeDocument()
  },
  Place("tab", decidedBy: .text) { probe in
    let window = EditorWindow()
    let document = window.open("main.swift")
    probe.watch(document)
    _ = document.tabTitle
    window.closeDocument()
  },
  Place("undo", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let window = EditorWindow()
    let document = window.open("main.swift")
    probe.watch(document)
    document.type("let a = 1")
    window.closeDocument()
  },
  Place("lint", decidedBy: .program) { probe in
    let window = EditorWindow()
    let document = window.open("main.swift")
    probe.watch(document)
    document.lint()
    window.closeDocument()
  },
  Place("edit", decidedBy: .program) { probe in
    let window = EditorWindow()
    window.openTracked("main.swift")
    probe.watch(window.document!)
    window.closeDocument()
  },
]
