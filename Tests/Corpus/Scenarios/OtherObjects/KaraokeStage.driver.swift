import CorpusProbe

@MainActor private func sing(_ probe: Probe, _ part: (KaraokeStage) -> AnyObject?) {
  let stage = KaraokeStage()
  stage.open()
  probe.watch(part(stage)!)
  probe.wait(0.03)
  stage.close()
}

public let places: [Place] = [
  Place("lyrics", rule: "unbounded_self_capture", decidedBy: .program) { sing($0) { $0.lyrics } },
  Place("pitch", decidedBy: .program) { sing($0) { $0.pitch } },
  Place("ending", rule: "stored_closure_cycle", decidedBy: .program, capture: "track") { sing($0) { $0.setlist.tracks.first } },
  Place("duet", decidedBy: .program, capture: "singers") { sing($0) { $0.duet.tracks.first } },
  Place("clap", decidedBy: .program, capture: "clap") { sing($0) { $0.applause } },
]
