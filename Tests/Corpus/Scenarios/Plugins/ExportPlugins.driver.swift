import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (TextEditor) -> Void) {
  let window = EditorWindow()
  let editor = window.open()
  probe.watch(editor)
  use(editor)
  window.close()
}

public let places: [Place] = [
  Place("watch", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let window = EditorWindow()
    probe.watch(window.open().watcher)
    window.editor?.watcher.watch()
    probe.wait()
    window.close()
  },
  Place("first", decidedBy: .text) { probe in
    let window = EditorWindow()
    probe.watch(window.open().watcher)
    window.editor?.watcher.watchOnce()
    window.close()
  },
  Place("markdown", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    run(probe) { $0.registerMarkdown(); _ = ExportRegistry.export("a", as: "md") }
  },
  Place("html", decidedBy: .program) { probe in
    run(probe) { $0.registerHTML(); _ = ExportRegistry.export("a", as: "html") }
  },
  Place("words", decidedBy: .program) { probe in
    run(probe) { $0.install(WordCounter()); $0.insert("a b") }
  },
  Place("spelling", rule: "stored_closure_cycle", decidedBy: .program, capture: "editor") { probe in
    run(probe) { $0.install(SpellChecker()); $0.insert("a b") }
  },
]
