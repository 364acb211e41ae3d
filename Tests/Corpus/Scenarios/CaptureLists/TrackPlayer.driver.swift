import CorpusProbe

public let places: [Place] = [
  Place("rewind", rule: "stored_closure_cycle", decidedBy: .program, capture: "unit") { probe in
    let player = TrackPlayer()
    probe.watch(player.unit)
    player.rewindAtEnd()
  },
  Place("loop", decidedBy: .text) { probe in
    let player = TrackPlayer()
    probe.watch(player)
    probe.watch(player.unit)
    player.loopAtEnd()
  },
  Place("report", rule: "stored_closure_cycle", decidedBy: .program, capture: "delegate") { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.watch()
  },
  Place("single", decidedBy: .text) { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.watchOnce()
  },
  Place("title", decidedBy: .text) { probe in
    let player = TrackPlayer()
    probe.watch(player)
    player.printTitle()
  },
  Place("next", decidedBy: .program) { probe in
    let player = TrackPlayer()
    let next = AudioUnit()
    probe.watch(player)
    probe.watch(next)
    player.crossfade(into: next)
  },
]
