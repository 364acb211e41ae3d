import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("spellHost", decidedBy: .program) { probe in
    let window = EditorWindow()
    window.openSpell()
    probe.watch(window.spell!)
    probe.watch(window.host!)
    window.close()
  },
  Place("spellHook", decidedBy: .program) { probe in
    let window = EditorWindow()
    window.openSpell()
    probe.watch(window.spell!)
    window.close()
  },
  Place("lintHost", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let window = EditorWindow()
    window.openLint()
    probe.watch(window.lint!)
    window.close()
  },
  Place("themeItem", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let window = EditorWindow()
    window.openTheme()
    probe.watch(window.theme!)
    window.close()
  },
  Place("darkItem", decidedBy: .text) { probe in
    let window = EditorWindow()
    window.openPlainTheme()
    probe.watch(window.theme!)
    window.close()
  },
]
