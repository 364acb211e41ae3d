import CorpusProbe

@MainActor private func edit<P: Plugin>(_ probe: Probe, _ plugin: P, _ command: String) where P.Settings == [String: String] {
  let editor = Editor()
  probe.watch(plugin)
  editor.open(plugin)
  editor.trigger(command)
  editor.closePlugins()
}

public let places: [Place] = [
  Place("erased", decidedBy: .program, capture: "plugin") { edit($0, SpellChecker(), "spelling") },
  Place("host", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let host: PluginHost") { probe in
    _ = Editor().inspect { probe.watch($0) }
  },
  Place("wordCount", rule: "unbounded_self_capture", decidedBy: .program) { edit($0, WordCount(), "count") },
  Place("translate", decidedBy: .program) { edit($0, Translator(), "translate") },
  Place("minimap", rule: "unowned_capture", decidedBy: .program) { probe in
    let editor = Editor()
    func work() {
      let plugin = Minimap()
      probe.watch(plugin)
      editor.open(plugin)
    }
    work()
    editor.presentOnly()
  },
]
