import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("pool", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  private unowned let pool: DecoderPool"#) { probe in
    let p = DecoderPool()
    probe.watch(p)
    _ = p.take().decode(Data([1]))
  },
  Place("loaded", decidedBy: .program) { probe in
    let l = ImageLoader()
    probe.watch(l)
    l.load("a") { _ in }
  },
  Place("prefetch", rule: "stored_closure_cycle", decidedBy: .text, capture: "request") { probe in
    let r = ImageLoader().prefetch("a")
    probe.watch(r)
    r.finish(1)
  },
  Place("thumbnail", decidedBy: .program) { probe in
    let t = Thumbnail()
    probe.watch(t)
    t.show("a")
  },
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let t = Thumbnail()
    probe.watch(t)
    t.prepare("a")
  },
]
