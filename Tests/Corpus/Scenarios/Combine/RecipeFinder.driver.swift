import CorpusProbe

private func finder(_ probe: Probe) -> RecipeFinder {
  let finder = RecipeFinder()
  probe.watch(finder)
  return finder
}

public let places: [Place] = [
  Place(
    "search", rule: "subscription_cycle", decidedBy: .text,
    repaired: ".flatMap { [weak self] query in self?.client.titles(for: query) ?? Just([]).eraseToAnyPublisher() }"
  ) { probe in
    let finder = finder(probe)
    finder.search()
    finder.query = "soup"
  },
  Place("direct", decidedBy: .text) { probe in
    let finder = finder(probe)
    finder.searchDirectly()
    finder.query = "soup"
  },
  Place(
    "shorten", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: ".map { [weak self] titles in self?.firstOnes(titles) ?? [] }"
  ) { probe in
    let finder = finder(probe)
    finder.shorten()
  },
  Place("greet", decidedBy: .text) { probe in
    finder(probe).greet()
  },
]
