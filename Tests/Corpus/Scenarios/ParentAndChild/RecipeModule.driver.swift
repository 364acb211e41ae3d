import CorpusProbe

public let places: [Place] = [
  Place("view", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var view: RecipeView?") { probe in
    let page = RecipeModule.build()
    probe.watch(page)
    page.presenter?.router?.page = nil
  },
  Place("page", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var page: RecipePage?") { probe in
    let page = RecipeModule.build()
    probe.watch(page)
    page.presenter?.view = nil
  },
  Place("output", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var output: RecipeOutput?") { probe in
    let page = RecipeModule.build()
    page.presenter?.worker.map(probe.watch)
    page.presenter?.view = nil
    page.presenter?.router = nil
  },
  Place("menu", decidedBy: .program) { probe in
    probe.watch(RecipeModule.bare())
  },
]
