import CorpusProbe

public let places: [Place] = [
  Place("stories", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let feed = StoryFeed()
    probe.watch(feed)
    feed.followStories()
    EventCenter.shared.send("a")
  },
  Place("likes", decidedBy: .program) { probe in
    func read() {
      let feed = StoryFeed()
      probe.watch(feed)
      feed.followLikes()
      EventCenter.shared.send("a")
    }
    read()
    EventCenter.shared.send("b")
  },
  Place("snapshot", decidedBy: .program) { probe in
    let feed = StoryFeed()
    probe.watch(feed)
    _ = feed.takeSnapshot()
  },
  Place("mentions", decidedBy: .program) { probe in
    let feed = StoryFeed()
    let page = FeedPage()
    probe.watch(feed)
    feed.followMentions(for: page)
    EventCenter.shared.send("a")
  },
  Place("replies", decidedBy: .program) { probe in
    let feed = StoryFeed()
    probe.watch(feed)
    feed.followReplies()
    EventCenter.shared.send("a")
  },
]
