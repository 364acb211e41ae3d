import CorpusProbe

public let places: [Place] = [
  Place("ambient", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let feed = VideoFeed()
    probe.watch(feed)
    feed.playAmbient()
    probe.wait(0.02)
  },
  Place("playlist", decidedBy: .program) { probe in
    let feed = VideoFeed()
    probe.watch(feed)
    feed.playList()
  },
  Place("window", decidedBy: .program) { probe in
    let feed = VideoFeed()
    probe.watch(feed)
    feed.playAmbientInWindow()
    probe.wait(0.02)
  },
  Place("preload", decidedBy: .text) { probe in
    let feed = VideoFeed()
    probe.watch(feed)
    feed.preload()
  },
  Place("sweep", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let feed = VideoFeed()
    probe.watch(feed)
    feed.sweep()
    probe.wait(0.02)
  },
]
