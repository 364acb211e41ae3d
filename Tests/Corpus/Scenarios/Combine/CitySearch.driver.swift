import CorpusProbe
import Combine

public let places: [Place] = [
  Place("mapped", rule: "subscription_cycle", decidedBy: .text) { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startMapped()
    search.query.send("a")
  },
  Place("referenced", rule: "subscription_cycle", decidedBy: .text, repaired: "      .map { [weak self] in self?.normalize($0) ?? \"\" }") { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startReferenced()
    search.query.send("a")
  },
  Place("captured", decidedBy: .text) { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startCaptured()
    search.query.send("a")
  },
  Place("assigned", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.count = $0 }") { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startAssigned()
    search.query.send("a")
  },
  Place("published", decidedBy: .text) { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startPublished()
    search.query.send("a")
  },
  Place("first", decidedBy: .text) { probe in
    let search = CitySearch()
    probe.watch(search)
    search.startFirst()
  }
]
