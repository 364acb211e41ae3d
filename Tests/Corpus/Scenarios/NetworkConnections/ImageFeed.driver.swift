import CorpusFoundation
import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (FeedScreen) -> Void, _ part: (FeedScreen) -> Part?) {
  let screen = FeedScreen()
  start(screen)
  probe.watch(part(screen)!)
  probe.wait(0.06)
  screen.close()
}

public let places: [Place] = [
  Place("fetch", decidedBy: .program) { p in run(p, { $0.showThumbnail() }, { $0.thumbnail }) },
  Place("evictions", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    ImagePool.shared.onEviction { [weak self] in self?.dropped($0) }") { p in run(p, { $0.pinThumbnail() }, { $0.thumbnail }) },
  Place("upload", rule: "strong_delegate", decidedBy: .text, repaired: "    session = URLSession(configuration: configuration)") { p in run(p, { $0.share(.stubbed) }, { $0.upload }) },
  Place("download", decidedBy: .program) { p in run(p, { $0.save(.stubbed) }, { $0.download }) },
  Place("tile", rule: "stored_closure_cycle", decidedBy: .program, capture: "tile") { p in run(p, { $0.showTile() }, { $0.tile }) },
  Place("prefetch", decidedBy: .program, capture: "tile") { p in run(p, { $0.prefetchTile() }, { $0.tile }) },
]
