import CorpusProbe

public let places: [Place] = [
  Place("load", decidedBy: .text) { probe in
    let loader = RecipeLoader()
    probe.watch(loader)
    loader.load(4)
  },
  Place("last", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let loader = RecipeLoader()
    probe.watch(loader)
    loader.loadLast()
  },
  Place("request", decidedBy: .text) { probe in
    let loader = RecipeLoader()
    probe.watch(loader)
    loader.request(1)
  },
  Place("next", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let loader = RecipeLoader()
    probe.watch(loader)
    loader.requestNext(1)
  },
  Place("enqueue", decidedBy: .text) { probe in
    let loader = RecipeLoader()
    probe.watch(loader)
    loader.enqueue()
  },
]
