import CorpusProbe

@MainActor private func run(_ probe: Probe, _ work: (AlbumFlow) -> Void) {
  let host = SceneHost()
  probe.watch(host.flow!)
  host.launch()
  work(host.flow!)
  host.disconnect()
}

public let places: [Place] = [
  Place("albumDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: AlbumScreenDelegate?") { probe in run(probe) { $0.showAlbum("4") } },
  Place("zoomDelegate", decidedBy: .program) { probe in
    run(probe) {
      let view = $0.makeZoomView()
      probe.watch(view)
      view.zoom(3)
    }
  },
  Place("album", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    run(probe) {
      $0.registerAlbums()
      $0.open("album")
    }
  },
  Place("fallback", decidedBy: .program) { probe in run(probe) { _ in } },
  Place("allowed", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    router.require { [weak self] in self?.isAllowed($0) ?? false }") { probe in
    run(probe) {
      $0.registerGuard()
      $0.open("album")
    }
  },
]
