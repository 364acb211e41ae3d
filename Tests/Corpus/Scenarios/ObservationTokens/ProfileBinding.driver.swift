import CorpusProbe

public let places: [Place] = [
  Place("hold", rule: "stored_closure_cycle", decidedBy: .program, capture: "target") { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.holdTitle()
  },
  Place("name", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.bindName()
  },
  Place("keyPath", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.bindKeyPath()
  },
  Place("operator", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.bindOperator()
  },
  Place("weakOperator", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.bindOperatorWeakly()
  },
  Place("draft", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.bindLocal()
  }
]
