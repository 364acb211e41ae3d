import CorpusProbe

public let places: [Place] = [
  Place("normalize", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let model = RecipeBoxModel()
    probe.watch(model)
    model.bindSearch()
    model.query = "soup"
  },
  Place("results", decidedBy: .text) { probe in
    let model = RecipeBoxModel()
    probe.watch(model)
    model.bindResults()
    model.query = "bor"
  },
  Place("headline", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.headline = $0 }") { probe in
    let model = RecipeBoxModel()
    probe.watch(model)
    model.bindHeadline()
  },
  Place("count", decidedBy: .text) { probe in
    let model = RecipeBoxModel()
    probe.watch(model)
    model.bindCount()
  },
  Place("limit", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let model = RecipeBoxModel()
    probe.watch(model)
    model.bindLimit()
    model.maxMinutes = 20
  },
]
