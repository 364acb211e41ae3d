import CorpusProbe

public let places: [Place] = [
  Place("shelf", decidedBy: .program) { probe in
    let store = LibraryStore(repository: BookRepository())
    probe.watch(store)
    let window = LibraryWindow(store: store)
    window.open()
    store.repository.add("Dune")
    window.close()
  },
  Place("newest", rule: "subscription_cycle", decidedBy: .program) { probe in
    let store = LibraryStore(repository: BookRepository())
    probe.watch(store)
    store.trackNewest()
    store.repository.add("Dune")
  },
  Place("counts", decidedBy: .text) { probe in
    let store = LibraryStore(repository: BookRepository())
    probe.watch(store)
    store.countBooks()
    store.repository.add("Dune")
  },
  Place(
    "pairs", rule: "subscription_cycle", decidedBy: .program,
    repaired: "let pairs = repository.books.zip(repository.books.dropFirst()) { [weak self] first, second -> (Int, Int) in guard let self else { return (0, 0) }; return"
  ) { probe in
    let store = LibraryStore(repository: BookRepository())
    probe.watch(store)
    store.pairBooks()
    store.repository.add("Dune")
  },
  Place("listed", decidedBy: .program) { probe in
    let store = LibraryStore(repository: BookRepository())
    probe.watch(store)
    let token = store.listed().sink { _ in }
    store.repository.add("Dune")
    token.cancel()
  },
]
