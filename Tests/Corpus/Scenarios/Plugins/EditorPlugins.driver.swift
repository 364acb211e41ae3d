import CorpusProbe

public let places: [Place] = [
  Place("context", rule: "stored_closure_cycle", decidedBy: .program) { probe in probe.watch(EditorSession.spelling()) },
  Place("quiet", decidedBy: .program) { probe in probe.watch(EditorSession.counting()) },
  Place("format", rule: "unbounded_self_capture", decidedBy: .program) { probe in probe.watch(EditorSession.commands().0) },
  Place("lint", decidedBy: .program) { probe in probe.watch(EditorSession.commands().1) },
  Place("preview", decidedBy: .program) { probe in probe.watch(EditorSession.preview()) },
  Place("theme", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var host: PluginHost!") { probe in
    probe.watch(EditorSession.theme())
  },
]
