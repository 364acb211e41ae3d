import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (PlayerSettings) -> Void) {
  let settings = PlayerSettings()
  probe.watch(settings)
  use(settings)
}

public let places: [Place] = [
  Place("bands", rule: "stored_closure_cycle", decidedBy: .text) {
    drive($0) { settings in
      settings.equalizer = Equalizer()
      settings.equalizer?.bands[0] = 1
    }
  },
  Place("previous", decidedBy: .text) {
    drive($0) { settings in
      settings.previous = Equalizer()
      settings.previous = Equalizer()
    }
  },
  Place("output", decidedBy: .text) { drive($0) { $0.output = AudioOutput(name: "Headphones") } },
  Place("speaker", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.speaker = AudioOutput(name: "Speaker") } },
  Place("volume", decidedBy: .text) { drive($0) { $0.volume = 0.4 } },
]
