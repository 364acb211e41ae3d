import CorpusProbe

@MainActor
private func rehearse(_ probe: Probe, _ watched: (Mixer) -> AnyObject) {
  let mixer = Mixer()
  probe.watch(watched(mixer))
  mixer.rehearse()
  probe.wait(0.03)
}

public let places: [Place] = [
  Place("volume", rule: "stored_closure_cycle", decidedBy: .program) { probe in rehearse(probe) { $0.strip } },
  Place("pan", decidedBy: .text) { probe in rehearse(probe) { $0.pan } },
  Place("query", rule: "stored_closure_cycle", decidedBy: .program) { probe in rehearse(probe) { $0.search } },
  Place("describe", rule: "stored_closure_cycle", decidedBy: .text) { probe in rehearse(probe) { $0.tempo } },
  Place("masterTitle", decidedBy: .text) { probe in rehearse(probe) { $0.master } },
]
