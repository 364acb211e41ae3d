import CorpusProbe

@MainActor private func type(_ probe: Probe, _ controller: SearchController) {
  probe.watch(controller)
  controller.textChanged("a")
  controller.textChanged("ab")
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("contactItem", rule: "stored_closure_cycle", decidedBy: .text) { type($0, ContactSearch()) },
  Place("placeItem", decidedBy: .text) { type($0, PlaceSearch()) },
  Place("mailTimer", decidedBy: .text) { type($0, MailSearch()) },
  Place("fileDebouncer", rule: "stored_closure_cycle", decidedBy: .program) { type($0, FileSearch()) },
  Place("updater", decidedBy: .text) { probe in
    let tags = TagSearch()
    tags.attach()
    type(probe, tags)
  },
  Place("suggestions", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    SuggestionIndex.shared.add(\"tags\", provider: { [weak self] in self?.suggest($0) ?? [] })") { probe in
    let tags = TagSearch()
    tags.offerSuggestions()
    type(probe, tags)
    _ = SuggestionIndex.shared.suggestions(for: "a")
  },
]
