import CorpusProbe

public let places: [Place] = [
  Place("load", decidedBy: .text) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.load()
  },
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.follow()
    feed.api.push("Cy")
    probe.wait(0.03)
  },
  Place("quiet", decidedBy: .text) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.followQuietly()
    feed.api.push("Cy")
    probe.wait(0.03)
  },
  Place("pull", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.reloadOnPull()
    feed.control.pull()
    probe.wait(0.03)
  },
  Place("reload", decidedBy: .text) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.reloadOnEachPull()
  },
  Place("preload", decidedBy: .text) { probe in
    let feed = FriendsFeed()
    probe.watch(feed)
    feed.preload()
  },
]
