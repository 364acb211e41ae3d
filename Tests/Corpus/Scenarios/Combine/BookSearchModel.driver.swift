import Combine
import CorpusProbe

private func library(_ probe: Probe, _ part: (Library) -> AnyObject) {
  let library = Library()
  probe.watch(part(library))
  library.open()
}

public let places: [Place] = [
  Place("load", decidedBy: .text) { probe in
    let catalogue = Catalogue()
    probe.watch(catalogue)
    let loading = catalogue.load().sink { _ in }
    probe.wait(0.05)
    loading.cancel()
  },
  Place("query", rule: "stored_closure_cycle", decidedBy: .text) { probe in library(probe) { $0.search } },
  Place("hits", decidedBy: .text) { probe in library(probe) { $0.filter } },
  Place("heading", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.heading = $0 }") { probe in
    library(probe) { $0.title }
  },
  Place("preset", decidedBy: .text) { probe in
    let library = Library()
    probe.watch(library.shelf)
    library.fill()
  },
  Place("additions", decidedBy: .text) { probe in
    let library = Library()
    probe.watch(library.shelf)
    library.follow()
  },
]
