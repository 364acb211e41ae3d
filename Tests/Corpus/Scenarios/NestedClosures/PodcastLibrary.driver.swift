import CorpusProbe

public let places: [Place] = [
  Place("load", rule: "rebound_strong_self", decidedBy: .program) { probe in
    let library = PodcastLibrary()
    probe.watch(library)
    library.load()
  },
  Place("unplayed", decidedBy: .text) { probe in
    let library = PodcastLibrary()
    probe.watch(library)
    library.refresh()
  },
  Place("filter", rule: "rebound_strong_self", decidedBy: .text) { probe in
    let library = PodcastLibrary()
    probe.watch(library)
    library.hidePlayed()
  },
  Place("queued", decidedBy: .text) { probe in
    let library = PodcastLibrary()
    probe.watch(library)
    library.hideQueued()
  },
  Place("once", decidedBy: .program) { probe in
    let library = PodcastLibrary()
    probe.watch(library)
    library.loadOnce()
  },
]
