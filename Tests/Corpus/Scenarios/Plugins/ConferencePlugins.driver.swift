import CorpusProbe

@MainActor private func meet(_ probe: Probe, _ work: (Meeting) -> Void) {
  let meeting = Meeting()
  probe.watch(meeting.host!)
  work(meeting)
  meeting.end()
}

public let places: [Place] = [
  Place("notesHost", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var host: PluginHost?") { probe in meet(probe) { $0.takeNotes() } },
  Place("captionHost", decidedBy: .program) { probe in meet(probe) { $0.caption() } },
  Place("pin", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    commands[\"pin\"] = { [unowned self] in") { probe in meet(probe) { $0.host?.addPinCommand() } },
  Place("mute", decidedBy: .text) { probe in meet(probe) { $0.host?.addMuteCommand() } },
  Place("export", rule: "unowned_capture", decidedBy: .program, repaired: "    ExportQueue.shared.add { [weak self] in guard let self else { return \"\" }; return") { probe in
    let meeting = Meeting()
    probe.watch(meeting.host!)
    _ = meeting.endAndExport()
  },
  Place("unload", decidedBy: .program) { probe in meet(probe) { _ in } },
]
