import CorpusProbe

private func store(_ probe: Probe) -> WeatherStore {
  let store = WeatherStore()
  probe.watch(store)
  return store
}

public let places: [Place] = [
  Place("button", decidedBy: .text) { probe in
    let card = WeatherCard(store: store(probe))
    let button = card.button
    button.action()
  },
  Place(
    "appear", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "store.onUpdate = { [unit] in print(\"\\($0) \\(unit)\") }"
  ) { probe in
    let card = WeatherCard(store: store(probe))
    card.appear()
    card.store.refresh()
  },
  Place("listen", decidedBy: .text) { probe in
    let card = WeatherCard(store: store(probe))
    card.listen()
    card.store.refresh()
  },
  Place("legend", decidedBy: .program) { probe in
    let detail = WeatherDetail(store: store(probe))
    detail.appear()
    detail.store.refresh()
  },
  Place("compare", decidedBy: .program) { probe in
    let detail = WeatherDetail(store: store(probe))
    detail.compare(with: store(probe))
  },
]
