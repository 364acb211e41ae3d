import CorpusProbe

public let places: [Place] = [
  Place("slider", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    screen.slider.value = 0.3
  },
  Place("volume", decidedBy: .text) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    screen.volume.value = 0.3
  },
  Place("artwork", decidedBy: .program) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    _ = screen.artwork
  },
  Place("balance", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    screen.balance.value = 0.5
  },
  Place(
    "queue", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    lazy var queue = PlayHistory(player: self)"
  ) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    _ = screen.queue.tracks
  },
  Place("history", decidedBy: .program) { probe in
    let screen = PlayerScreen()
    probe.watch(screen)
    _ = screen.history.tracks
  },
]
