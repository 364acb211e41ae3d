import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ plugin: Plugin) {
  let workspace = Workspace()
  probe.watch(workspace.host!)
  probe.watch(plugin)
  workspace.load(plugin)
  _ = workspace.save("teh")
  workspace.close()
}

public let places: [Place] = [
  Place("trimmed", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    addHook(\"open\") { [weak self] in self?.trimmed($0) ?? .unchanged }") { probe in
    let workspace = Workspace()
    probe.watch(workspace.host!)
    workspace.host!.installDefaults()
    workspace.close()
  },
  Place("correct", decidedBy: .program) { probe in drive(probe, SpellingPlugin()) },
  Place("statisticsHost", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var host: PluginHost?") { probe in
    let plugin = StatisticsPlugin()
    drive(probe, plugin)
    plugin.count("a b")
  },
  Place("backup", decidedBy: .program) { probe in drive(probe, BackupPlugin()) },
  Place("lint", rule: "stored_closure_cycle", decidedBy: .program, capture: "host") { probe in drive(probe, LintPlugin()) },
]
