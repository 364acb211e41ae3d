import CorpusProbe

public let places: [Place] = [
  Place("summary", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let pane = TranslationPane()
    probe.watch(pane)
    _ = pane.summary()
  },
  Place("placeholder", decidedBy: .text) { probe in
    let pane = TranslationPane()
    probe.watch(pane)
    _ = pane.placeholder
  },
  Place("typing", decidedBy: .program) { probe in
    let pane = TranslationPane()
    probe.watch(pane)
    pane.type("hello")
  },
  Place("autosave", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let pane = TranslationPane()
    probe.watch(pane)
    pane.startAutosave()
  },
  Place("translate", decidedBy: .text) { probe in
    let pane = TranslationPane()
    probe.watch(pane)
    pane.translate()
  },
]
