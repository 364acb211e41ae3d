import CorpusProbe

private func session(_ probe: Probe, _ part: (SettingsSession) -> AnyObject, _ work: (SettingsSession) -> Void) {
  let session = SettingsSession()
  probe.watch(part(session))
  work(session)
}

public let places: [Place] = [
  Place("title", decidedBy: .text) { probe in session(probe, { $0.profile }) { $0.edit() } },
  Place("loud", rule: "stored_closure_cycle", decidedBy: .text) { probe in session(probe, { $0.profile }) { $0.editLoudness() } },
  Place("save", decidedBy: .text) { probe in session(probe, { $0.profile }) { $0.edit() } },
  Place("sheet", decidedBy: .program) { probe in session(probe, { $0.sheets }) { $0.showSheet() } },
  Place("popover", rule: "stored_closure_cycle", decidedBy: .program) { probe in session(probe, { $0.popovers }) { $0.showPopover() } },
]
