import CorpusProbe


public let places: [Place] = [
  Place("tap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let m = MonthController()
    probe.watch(m)
    m.loadViewIfNeeded()
  },
  Place("hold", decidedBy: .program) { probe in
    let m = WeekController()
    probe.watch(m)
    m.loadViewIfNeeded()
    m.showDays()
  },
  Place("today", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    let target = ActionTarget { [weak self] in self?.today() }"#) { probe in
    let m = WeekController()
    probe.watch(m)
    m.addTodayButton()
  },
  Place("back", decidedBy: .program) { probe in
    let m = WeekController()
    probe.watch(m)
    m.addBackButton()
  },
  Place("slide", decidedBy: .program) { probe in
    let m = WeekController()
    probe.watch(m)
    m.loadViewIfNeeded()
    m.slide()
  },
]
