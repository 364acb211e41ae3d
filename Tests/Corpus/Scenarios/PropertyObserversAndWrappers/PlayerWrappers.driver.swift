import CorpusProbe

public let places: [Place] = [
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let slider = VolumeSlider()
    probe.watch(slider)
    slider.bind()
    slider.level = 6
  },
  Place("next", decidedBy: .program) { probe in
    let slider = VolumeSlider()
    probe.watch(slider)
    slider.bindOnce()
    slider.level = 4
  },
  Place("deck", decidedBy: .program) { probe in
    let player = DeckPlayer()
    probe.watch(player)
    player.start()
  },
  Place("sampler", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: DeckDelegate?") { probe in
    let player = SamplerPlayer()
    probe.watch(player)
    player.start()
  },
  Place("peak", decidedBy: .program) { probe in
    let mixer = Mixer()
    probe.watch(mixer)
    mixer.follow()
  },
]
