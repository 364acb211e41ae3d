import CorpusProbe

public let places: [Place] = [
  Place("online", rule: "subscription_cycle", decidedBy: .program) { probe in
    let player = PodcastPlayer()
    probe.watch(player)
    player.playWhenOnline()
  },
  Place("pause", decidedBy: .program) { probe in
    let player = PodcastPlayer()
    probe.watch(player)
    let host = PlayerHost()
    host.present(player)
    host.dismiss()
  },
  Place("download", decidedBy: .text) { probe in
    let reachability = Reachability()
    let player = PodcastPlayer(reachability: reachability)
    probe.watch(player)
    player.downloadOnce()
    reachability.isOnline.send(true)
  },
  Place("skips", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let player = PodcastPlayer()
    probe.watch(player)
    player.followSkips()
  },
  Place("prefetch", decidedBy: .text) { probe in
    let player = PodcastPlayer()
    probe.watch(player)
    player.prefetch()
  },
]
