import CorpusProbe

public let places: [Place] = [
  Place("owner", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak var owner: PlaybackOwner?") { probe in
    let episode = Episode()
    probe.watch(episode)
    episode.playback.finish()
  },
  Place("recorder", decidedBy: .text) { probe in
    let recorder = Recorder()
    let meter = Meter(recorder)
    probe.watch(recorder)
    probe.watch(meter)
    recorder.record()
  },
  Place("next", decidedBy: .text) { probe in
    let first = Chapter("a")
    probe.watch(first)
    first.append(Chapter("b"))
  },
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak var previous: Chapter?") { probe in
    let first = Chapter("a")
    probe.watch(first)
    first.link(Chapter("b"))
  }
]
