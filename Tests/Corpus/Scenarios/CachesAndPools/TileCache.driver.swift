import CorpusProbe

public let places: [Place] = [
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var previous: Entry?") { probe in
    let tiles = [Tile(zoom: 1), Tile(zoom: 2)]
    probe.watch(tiles[0])
    MapScreen.pan(tiles)
  },
  Place("slot", decidedBy: .program) { probe in
    let tiles = [Tile(zoom: 1), Tile(zoom: 2)]
    probe.watch(tiles[0])
    MapScreen.zoom(tiles)
  },
  Place("make", decidedBy: .program) { probe in
    let source = TileSource()
    probe.watch(source)
    _ = source.tile(3)
  },
  Place("evict", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let source = TileSource()
    probe.watch(source)
    source.countEvictions()
  },
  Place("count", decidedBy: .program) { probe in
    let counter = TileCounter()
    let log = TileLog(counter: counter)
    probe.watch(counter)
    probe.watch(log)
    log.record([Tile(zoom: 5)])
  },
]
