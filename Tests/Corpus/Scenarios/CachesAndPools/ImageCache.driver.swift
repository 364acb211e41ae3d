import CorpusProbe

public let places: [Place] = [
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var previous: LRUNode?") { probe in Gallery().browse { probe.watch($0) } },
  Place("ring", decidedBy: .program) { probe in Gallery().recent { probe.watch($0) } },
  Place("thumbnail", decidedBy: .program) { probe in
    let gallery = Gallery()
    gallery.open { probe.watch($0) }
    probe.wait(0.04)
  },
  Place("purge", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    MemoryPressure.shared.onWarning { [weak self] in self?.purge() }") { probe in
    Gallery().prefetch { if $0 is PictureCache { probe.watch($0) } }
  },
  Place("disk", decidedBy: .program) { probe in
    Gallery().prefetch { if $0 is DiskCache { probe.watch($0) } }
  },
]
