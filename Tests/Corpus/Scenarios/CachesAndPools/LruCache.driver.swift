import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("entry", decidedBy: .program) { probe in
    let cache = LruCache<String, Int>(capacity: 5)
    for index in 0..<4 { cache.insert(index, for: "\(index)") }
    probe.watch(cache.head!)
    probe.watch(cache.head!.next!)
  },
  Place("slot", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var next: RingSlot?") { probe in
    let ring = ReplayRing(size: 3)
    probe.watch(ring.cursor)
    ring.write(Data([1]))
  },
  Place("thumbnails", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let store = ThumbnailStore()
    probe.watch(store)
    store.observeEvictions()
    for index in 0..<4 { store.store(Data(), named: "\(index)") }
  },
  Place("tiles", decidedBy: .program) { probe in
    let store = TileStore()
    probe.watch(store)
    store.observeEvictions()
    for index in 0..<4 { store.store(Data(), at: index) }
  },
]
