import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ use: (ThumbnailCache) -> Void) {
  let gallery = Gallery()
  probe.watch(gallery.cache!)
  use(gallery.cache!)
  probe.wait()
  gallery.close()
}

public let places: [Place] = [
  Place("janitor", rule: "unbounded_self_capture", decidedBy: .text) { probe in drive(probe) { $0.startJanitor() } },
  Place("sweeper", decidedBy: .text) { probe in drive(probe) { $0.startSweeper() } },
  Place("store", decidedBy: .text) { probe in drive(probe) { $0.store("a", Data([1])) } },
  Place("countEvictions", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    drive(probe) {
      $0.countEvictions()
      $0.store("a", Data([1]))
      $0.trim()
    }
  },
  Place("prefetch", decidedBy: .text) { probe in drive(probe) { $0.prefetch(["a", "b"]) } },
  Place("load", decidedBy: .program) { probe in
    drive(probe) {
      $0.load("a")
      $0.load("a")
    }
  },
]
