import CorpusProbe

public let places: [Place] = [
  Place("memory", decidedBy: .program) { probe in
    let cache = TileCache()
    probe.watch(cache)
    let view = MapView(cache: cache)
    cache.watchMemory()
    view.close()
  },
  Place("region", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let cache = TileCache()
    probe.watch(cache)
    let view = MapView(cache: cache)
    cache.watchRegion()
    view.close()
  },
  Place("zoom", decidedBy: .program) { probe in
    let cache = TileCache()
    probe.watch(cache)
    let view = MapView(cache: cache)
    cache.watchZoom()
    view.close()
  },
  Place("style", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let cache = TileCache()
    probe.watch(cache)
    let view = MapView(cache: cache)
    cache.watchStyle()
    view.close()
  },
]
