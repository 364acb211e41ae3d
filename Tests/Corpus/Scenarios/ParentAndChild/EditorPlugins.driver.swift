import CorpusProbe

private func install(_ plugin: EditorPlugin, _ probe: Probe) {
  let editor = Editor()
  probe.watch(editor)
  editor.install(plugin)
}

public let places: [Place] = [
  Place("spell", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var editor: Editor?") { probe in
    install(SpellPlugin(), probe)
  },
  Place("git", decidedBy: .program) { probe in
    install(GitPlugin(), probe)
  },
]
