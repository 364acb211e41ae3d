import CorpusProbe

public let places: [Place] = [
  Place("position", rule: "rebound_strong_self", decidedBy: .program, capture: "strongSelf") { probe in
    let recorder = makeRecorder()
    probe.watch(recorder)
    recorder.record()
  },
  Place("heading", decidedBy: .text) { probe in
    let recorder = makeRecorder()
    probe.watch(recorder)
    recorder.followHeading()
  },
  Place("pause", rule: "rebound_strong_self", decidedBy: .program, capture: "this") { probe in
    let recorder = makeRecorder()
    probe.watch(recorder)
    recorder.savePauses()
  },
  Place("export", decidedBy: .text) { probe in
    let recorder = makeRecorder()
    probe.watch(recorder)
    recorder.export()
  },
]
