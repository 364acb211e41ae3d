import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (RecipeList) -> Void) {
  let list = RecipeList()
  probe.watch(list)
  use(list)
  list.query = "S"
  list.servings = 4
}

public let places: [Place] = [
  Place("select", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.selectRecipes() } },
  Place(
    "filter", rule: "subscription_cycle", decidedBy: .text,
    repaired: ".map { [weak self] query in guard let self else { return [] }; return"
  ) { drive($0) { $0.filter() } },
  Place("once", decidedBy: .text) { drive($0) { $0.filterOnce() } },
  Place("servings", decidedBy: .text) { drive($0) { $0.nameServings() } },
  Place(
    "title", rule: "subscription_cycle", decidedBy: .text,
    repaired: "titleSubscription = $query.sink { [weak self] in self?.title = $0 }"
  ) { drive($0) { $0.showTitle() } },
]
