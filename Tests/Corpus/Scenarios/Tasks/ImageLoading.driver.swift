import CorpusProbe
import Foundation

private let urls = (1...4).map { URL(string: "https://example.com/\($0).png")! }

@MainActor private func load(_ probe: Probe, _ use: (ImageLoader) -> Void) {
  let loader = ImageLoader()
  probe.watch(loader)
  use(loader)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("poolOfRequest", decidedBy: .program) { probe in
    let pool = RequestPool()
    probe.watch(pool)
    pool.request(urls[0]).cancel()
  },
  Place("listOfSize", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let list: ThumbnailSizes") { probe in
    let sizes = ThumbnailSizes()
    probe.watch(sizes)
    _ = sizes.sizes.first?.next
  },
  Place("loadTask", decidedBy: .text) { load($0) { $0.load(urls[0]) } },
  Place("preload", decidedBy: .text) { load($0) { $0.preload(urls) } },
  Place("evictions", rule: "stored_closure_cycle", decidedBy: .program) { load($0) { $0.countEvictions() } },
  Place("reporter", rule: "unbounded_self_capture", decidedBy: .text) { load($0) { $0.reportRegularly() } },
]
