import CorpusProbe


public let places: [Place] = [
  Place("cells", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let c = FileListController()
    probe.watch(c)
    c.loadViewIfNeeded()
  },
  Place("favourites", decidedBy: .text) { probe in
    let c = FavouritesController()
    probe.watch(c)
    c.loadViewIfNeeded()
  },
  Place("applied", decidedBy: .text) { probe in
    let c = FavouritesController()
    probe.watch(c)
    c.loadViewIfNeeded()
  },
  Place("watch", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let w = FolderWatcher()
    probe.watch(w)
    w.start()
  },
  Place("copying", decidedBy: .program) { probe in
    let p = CopyProgress()
    probe.watch(p)
    p.begin()
    p.finish()
  },
]
