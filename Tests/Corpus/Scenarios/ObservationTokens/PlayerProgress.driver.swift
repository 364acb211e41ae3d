import CorpusProbe

public let places: [Place] = [
  Place("observe", rule: "subscription_cycle", decidedBy: .text) { probe in
    let progress = PlayerProgress(track: Track())
    probe.watch(progress)
    progress.observe()
  },
  Place("weakly", decidedBy: .text) { probe in
    let progress = PlayerProgress(track: Track())
    probe.watch(progress)
    progress.observeWeakly()
  },
  Place("title", rule: "subscription_cycle", decidedBy: .text, repaired: "    observations.append(track.observe(\\.title, changeHandler: { [weak self] in self?.show($0, $1) }))") { probe in
    let progress = PlayerProgress(track: Track())
    probe.watch(progress)
    progress.observeTitle()
  },
  Place("brief", decidedBy: .text) { probe in
    let progress = PlayerProgress(track: Track())
    probe.watch(progress)
    progress.observeBriefly()
  },
  Place("track", decidedBy: .text) { probe in
    let progress = PlayerProgress(track: Track())
    probe.watch(progress)
    probe.watch(progress.track)
    progress.observeTrack()
  }
]
