import CorpusProbe

@MainActor private func record(_ probe: Probe, _ part: (RecordingStudio) -> AnyObject?) {
  let studio = RecordingStudio()
  try! studio.open()
  probe.watch(part(studio)!)
  probe.wait(0.01)
  studio.close()
}

public let places: [Place] = [
  Place("record", rule: "stored_closure_cycle", decidedBy: .program) { record($0) { $0.recorder } },
  Place("monitor", decidedBy: .program, capture: "meter") { record($0) { $0.monitor } },
  Place("transcribe", decidedBy: .program) { record($0) { $0.transcriber } },
  Place("jingle", decidedBy: .program) { record($0) { $0.jingle } },
  Place("fader", rule: "stored_closure_cycle", decidedBy: .program, capture: "mixer") { record($0) { $0.desk.mixer } },
]
