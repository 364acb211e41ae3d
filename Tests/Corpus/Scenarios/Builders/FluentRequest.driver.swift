import CorpusProbe

public let places: [Place] = [
  Place("start", decidedBy: .program) { probe in
    let request = FluentRequest("a").start()
    probe.watch(request)
  },
  Place("load", decidedBy: .program) { probe in
    let page = ArticlePage()
    probe.watch(page)
    page.load()
  },
  Place("kept", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ArticlePage()
    probe.watch(page)
    page.loadKept()
  },
  Place("success", decidedBy: .program) { probe in
    let page = ArticlePage()
    probe.watch(page)
    page.load()
  },
  Place("failure", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ArticlePage()
    probe.watch(page)
    page.loadKeptFailure()
  }
]
