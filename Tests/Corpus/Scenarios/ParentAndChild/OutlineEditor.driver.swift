import CorpusProbe

public let places: [Place] = [
  Place("editor", decidedBy: .run) { probe in
    let editor = OutlineEditor()
    probe.watch(editor)
    probe.watch(editor.root)
    editor.root.touch()
  },
  Place("child", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let editor = OutlineEditor()
    probe.watch(editor.root)
    _ = editor.root.add("a").isVisible()
  },
  Place("light", decidedBy: .run) { probe in
    let editor = OutlineEditor()
    probe.watch(editor.root)
    _ = editor.root.addLight("a").isVisible()
  },
  Place("root", decidedBy: .run) { probe in
    let editor = OutlineEditor()
    probe.watch(editor.root)
    _ = editor.root.addRoot("a").isVisible()
  }
]
