import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (SearchViewController) -> Void) {
  let flow = StoreFlow()
  let screen = flow.open()
  probe.watch(screen)
  use(screen)
  flow.close()
}

public let places: [Place] = [
  Place("debounce", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    run(probe) { $0.searchWhileTyping(); $0.debouncer.call(); probe.wait(0.03) }
  },
  Place("fetch", decidedBy: .program) { probe in run(probe) { $0.searchOnce() } },
  Place("change", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    filters.onChange = { [weak self] in self?.filter = $0 }") { probe in
    run(probe) { $0.followFilters(); $0.filters.pick("new") }
  },
  Place("matches", decidedBy: .program) { probe in run(probe) { _ = $0.countMatches() } },
  Place("apply", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    let handler: () -> Void = { [weak self] in self?.search() }") { probe in
    run(probe) { $0.applyFilters(); $0.filters.apply() }
  },
]
