import CorpusProbe

public let places: [Place] = [
  Place("convenience", decidedBy: .program) { probe in
    let bar = TabBar()
    probe.watch(bar)
    bar.addConvenient()
    bar.items[0].select()
  },
  Place("factory", rule: "stored_closure_cycle", decidedBy: .program, capture: "bar") { probe in
    let bar = TabBar()
    probe.watch(bar)
    bar.addStrong()
  },
  Place("appear", decidedBy: .program) { probe in
    let bar = TabBar(names: [])
    probe.watch(bar)
  },
  Place("names", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let bar = TabBar(names: ["a"])
    probe.watch(bar)
  },
  Place("hide", decidedBy: .program) { probe in
    let bar = TabBar()
    probe.watch(bar)
    bar.onHide()
  },
  Place("preview", decidedBy: .program) { probe in
    probe.watch(preview())
    previewRun()
  }
]
