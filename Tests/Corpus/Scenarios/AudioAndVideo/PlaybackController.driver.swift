import CorpusProbe


public let places: [Place] = [
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let p = PlaybackController()
    probe.watch(p)
    p.showProgress()
  },
  Place("remaining", decidedBy: .program) { probe in
    let p = PlaybackController()
    probe.watch(p)
    p.showRemaining()
  },
  Place("next", rule: "subscription_cycle", decidedBy: .program) { probe in
    let p = PlaybackController()
    probe.watch(p)
    p.queueNext()
  },
  Place("seek", decidedBy: .program) { probe in
    let p = PlaybackController()
    probe.watch(p)
    p.seek(to: 3)
  },
  Place("trim", decidedBy: .program) { probe in
    let p = TrimPreview()
    probe.watch(p)
    p.play()
    p.stop()
  },
  Place("tap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let p = VoiceRecorder()
    probe.watch(p)
    try? p.record()
  },
]
