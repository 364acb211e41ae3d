import CorpusProbe


public let places: [Place] = [
  Place("goals", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .flatMap { [service] match in service.score(of: match) }"#) { probe in
    let s = ScoreService()
    let m = LiveScoresModel(service: s)
    probe.watch(m)
    m.followGoals()
    s.goals.send(3)
  },
  Place("favourites", decidedBy: .program) { probe in
    let s = ScoreService()
    let m = LiveScoresModel(service: s)
    probe.watch(m)
    m.followFavourites()
    s.goals.send(3)
  },
  Place("clock", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .sink(receiveValue: { [weak self] in self?.tick($0) })"#) { probe in
    let s = ScoreService()
    let m = LiveScoresModel(service: s)
    probe.watch(m)
    m.followClock()
  },
  Place("clockOnMain", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let s = ScoreService()
    let m = LiveScoresModel(service: s)
    probe.watch(m)
    m.followClockOnMain()
  },
  Place("once", decidedBy: .program) { probe in
    let s = ScoreService()
    let m = LiveScoresModel(service: s)
    probe.watch(m)
    m.readClockOnce()
  },
  Place("archive", rule: "unowned_capture", decidedBy: .program) { probe in
    let s = ScoreService()
    do {
      let m = LiveScoresModel(service: s)
      probe.watch(m)
      m.archive()
    }
    s.goals.send(3)
  },
]
