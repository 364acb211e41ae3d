import CorpusProbe

public let places: [Place] = [
  Place("hide", decidedBy: .program) { probe in
    let player = VideoPlayer()
    func play() {
      let overlay = PlayerOverlay(player: player)
      probe.watch(overlay)
      overlay.hideWhilePlaying()
      player.didChangeValue(for: \.rate)
    }
    play()
    player.didChangeValue(for: \.rate)
  },
  Place("status", rule: "subscription_cycle", decidedBy: .program) { probe in
    let overlay = PlayerOverlay(player: VideoPlayer())
    probe.watch(overlay)
    overlay.recordStatus()
  },
  Place("dim", rule: "unowned_capture", decidedBy: .program) { probe in
    let player = VideoPlayer()
    func play() {
      let overlay = PlayerOverlay(player: player)
      probe.watch(overlay)
      overlay.dimWhilePaused()
      player.didChangeValue(for: \.rate)
    }
    play()
    player.didChangeValue(for: \.rate)
  },
  Place("ready", decidedBy: .run) { probe in
    let player = VideoPlayer()
    let overlay = PlayerOverlay(player: player)
    probe.watch(overlay)
    overlay.waitUntilReady()
    player.status = 1
    player.didChangeValue(for: \.status)
  },
  Place("rate", decidedBy: .text) { probe in
    let overlay = PlayerOverlay(player: VideoPlayer())
    probe.watch(overlay)
    overlay.logRate()
  },
]
