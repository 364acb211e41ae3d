import CorpusProbe

public let places: [Place] = [
  Place("spark", rule: "stored_closure_cycle", decidedBy: .program) { probe in probe.watch(ParticleStage().sparks()) },
  Place("smoke", decidedBy: .text) { probe in probe.watch(ParticleStage().smoke()) },
  Place("dust", decidedBy: .program) { probe in probe.watch(ParticleStage().dust()) },
  Place("lease", rule: "unowned_capture", decidedBy: .program) { probe in probe.watch(ParticleStage().texture()) },
  Place("checksum", decidedBy: .program) { probe in
    let checksum = Checksum()
    probe.watch(checksum)
    _ = checksum.add(7)
  },
]
