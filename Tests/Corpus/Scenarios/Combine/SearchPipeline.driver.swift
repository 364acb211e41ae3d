import CorpusProbe
import Foundation
import CorpusCombine

public let places: [Place] = [
  Place("query", rule: "subscription_cycle", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    probe.watch(model)
    model.bindQuery()
    model.query = "a"
  },
  Place("emptiness", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    probe.watch(model)
    model.bindEmptiness()
  },
  Place("preload", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    probe.watch(model)
    model.preload("a")
  },
  Place("history", rule: "subscription_cycle", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    probe.watch(model)
    model.rememberQueries()
    model.query = "a"
  },
  Place("selection", rule: "subscription_cycle", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    let selection = PassthroughSubject<SearchResult, Never>()
    probe.watch(model)
    model.trackSelection(in: selection)
    selection.send(SearchResult(title: "a"))
  },
  Place("suggestions", decidedBy: .program) { probe in
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple"]))
    let suggestions = SuggestionModel()
    probe.watch(suggestions)
    probe.watch(model)
    suggestions.follow(model)
    suggestions.unfollow()
  },
]
