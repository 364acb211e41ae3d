import CorpusProbe

public let places: [Place] = [
  Place("position", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let progress = PlaybackProgress()
    probe.watch(progress)
    progress.showPosition()
    probe.wait(0.05)
  },
  Place("remaining", decidedBy: .text) { probe in
    let progress = PlaybackProgress()
    probe.watch(progress)
    progress.showRemaining(of: 180)
    probe.wait(0.05)
  },
  Place("sleep", decidedBy: .text) { probe in
    let progress = PlaybackProgress()
    probe.watch(progress)
    progress.pause(after: 0.06)
  },
  Place("fade", decidedBy: .text) { probe in
    let progress = PlaybackProgress()
    probe.watch(progress)
    progress.fadeOut()
  },
]
