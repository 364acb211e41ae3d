import CorpusProbe

public let places: [Place] = [
  Place(
    "paging", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    let load: (Int) -> Void = { [weak self] in self?.loadPage($0) }"
  ) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.startPaging()
  },
  Place("skim", decidedBy: .program) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.skim()
  },
  Place("prefetch", decidedBy: .program) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.warmUp()
  },
  Place("next", decidedBy: .program) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.loadNext()
  },
  Place("order", decidedBy: .text) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.warmUp()
    _ = feed.ordered()
  },
  Place(
    "action", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "    actions[\"refresh\"] = { [weak self] in self?.refresh() }"
  ) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.registerActions()
  },
  Place("run", decidedBy: .text) { probe in
    let feed = NewsFeed()
    probe.watch(feed)
    feed.run("refresh")
  },
]
