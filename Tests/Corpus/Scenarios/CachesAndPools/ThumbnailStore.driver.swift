import CorpusProbe

public let places: [Place] = [
  Place("open", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.open()
  },
  Place("reference", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "    cache = LoadingCache(load: { [weak self] in self?.render($0) ?? [] })") { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.openByReference()
  },
  Place("value", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.openByValue()
  },
  Place("update", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.openByValue()
  },
  Place("evictions", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.trackEvictions()
  },
  Place("peek", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    _ = store.peek()
  }
]
