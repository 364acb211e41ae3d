import CorpusProbe

public let places: [Place] = [
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let panel = VolumePanel(mixer: Mixer())
    probe.watch(panel)
    panel.recordLevel()
    panel.level = 2
  },
  Place("weakly", decidedBy: .program) { probe in
    let panel = VolumePanel(mixer: Mixer())
    probe.watch(panel)
    panel.recordLevelWeakly()
    panel.level = 2
  },
  Place("mixer", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let panel = VolumePanel(mixer: Mixer())
    probe.watch(panel)
    panel.recordMixer()
  },
  Place("printed", decidedBy: .program) { probe in
    let panel = VolumePanel(mixer: Mixer())
    probe.watch(panel)
    panel.printMixer()
  }
]
