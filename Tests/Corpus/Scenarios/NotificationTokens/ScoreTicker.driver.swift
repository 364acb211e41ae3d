import CorpusProbe

public let places: [Place] = [
  Place("goals", rule: "subscription_cycle", decidedBy: .program) { probe in
    let day = MatchDay()
    probe.watch(day.ticker!)
    day.ticker?.listenForGoals()
    day.leave()
  },
  Place("half", decidedBy: .program) { probe in
    let day = MatchDay()
    probe.watch(day.ticker!)
    day.play()
  },
  Place("kickOff", decidedBy: .program) { probe in
    let day = MatchDay()
    probe.watch(day.ticker!)
    day.kickOff()
    day.leave()
  },
  Place("tick", rule: "unowned_capture", decidedBy: .program) { probe in
    let day = MatchDay()
    probe.watch(day.ticker!)
    day.glance()
  },
  Place("fade", rule: "unowned_capture", decidedBy: .program) { probe in
    let day = MatchDay()
    probe.watch(day.ticker!)
    day.closeTicker()
    probe.wait(0.06)
  },
]
