import CorpusProbe

public let places: [Place] = [
  Place("refresh", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let screen = RadarViewController()
    probe.watch(screen)
    screen.startRefreshing()
    probe.wait(0.03)
  },
  Place("clock", decidedBy: .text) { probe in
    let screen = RadarViewController()
    probe.watch(screen)
    screen.startClock()
    probe.wait(0.03)
  },
  Place("hint", decidedBy: .text) { probe in
    let screen = RadarViewController()
    probe.watch(screen)
    screen.showHint()
  },
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    feedTask = Task { @MainActor [weak self, feed] in for await frame in feed.frames() { self?.loop.frameIndex = frame } }; Task { @MainActor [weak self] in _ = self") { probe in
    let screen = RadarViewController()
    probe.watch(screen)
    screen.follow()
    probe.wait(0.04)
  },
  Place("step", decidedBy: .program) { probe in
    let screen = RadarViewController()
    probe.watch(screen)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    probe.wait(0.03)
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
  },
]
