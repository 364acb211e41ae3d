import CorpusProbe


public let places: [Place] = [
  Place("posts", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let s = FeedService()
    let f = FeedViewController(service: s)
    probe.watch(f)
    f.bindPosts()
  },
  Place("likes", decidedBy: .program) { probe in
    let s = FeedService()
    let f = FeedViewController(service: s)
    probe.watch(f)
    f.bindLikes()
    s.likes.accept(2)
  },
  Place("button", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .bind(onNext: { [weak self] in self?.like() })"#) { probe in
    let s = FeedService()
    let f = FeedViewController(service: s)
    probe.watch(f)
    f.bindButton()
  },
  Place("latest", decidedBy: .program) { probe in
    let s = FeedService()
    let f = FeedViewController(service: s)
    probe.watch(f)
    f.bindLatest()
  },
  Place("profile", decidedBy: .program) { probe in
    let s = FeedService()
    let f = FeedViewController(service: s)
    probe.watch(f)
    f.loadProfile()
  },
]
