import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (MapsScene) -> Void, _ part: (MapsScene) -> Part?) {
  let scene = MapsScene()
  start(scene)
  probe.watch(part(scene)!)
  scene.close()
}

public let places: [Place] = [
  Place("downloader", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: DownloaderDelegate?") { p in run(p, { $0.openList() }, { $0.list }) },
  Place("badge", rule: "subscription_cycle", decidedBy: .text) { p in run(p, { $0.showBadge() }, { $0.badge }) },
  Place("disk", decidedBy: .text) { p in run(p, { $0.watchDisk() }, { $0.disk }) },
  Place("toast", decidedBy: .program) { p in run(p, { $0.showToast() }, { $0.toast }) },
  Place("index", decidedBy: .text) { p in run(p, { $0.reindex() }, { $0.index }) },
]
