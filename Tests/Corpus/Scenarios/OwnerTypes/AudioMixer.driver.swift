import CorpusProbe

public let places: [Place] = [
  Place("master", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let mixer = AudioMixer()
    probe.watch(mixer)
    mixer.showMaster()
  },
  Place("measure", decidedBy: .program) { probe in
    let mixer = AudioMixer()
    probe.watch(mixer)
    mixer.measure()
  },
  Place("calibrate", decidedBy: .program) { probe in
    let mixer = AudioMixer()
    probe.watch(mixer)
    mixer.calibrate("drums")
  },
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let mixer = AudioMixer()
    probe.watch(mixer)
    mixer.show("bass")
  },
  Place("solo", decidedBy: .program) { probe in
    let mixer = AudioMixer()
    probe.watch(mixer)
    mixer.solo("bass")
  },
]
