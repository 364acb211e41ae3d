import CorpusProbe

public let places: [Place] = [
  Place("table", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: "    table = [\"u\": { [weak self] in self?.up() }, \"m\": { print(\"mute\") }]") { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.fillTable()
  },
  Place("entries", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.fillEntries()
  },
  Place("pair", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    pair = (up: { [weak self] in self?.up() }, down: { [weak self] in self?.down() })") { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.fillPair()
  },
  Place("weakPair", decidedBy: .text) { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.fillWeakPair()
  },
  Place("fallback", decidedBy: .text) { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.press("u")
  },
  Place("merge", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    shortcuts.merge()
  },
  Place("count", decidedBy: .text) { probe in
    let shortcuts = Shortcuts()
    probe.watch(shortcuts)
    _ = shortcuts.count()
  }
]
