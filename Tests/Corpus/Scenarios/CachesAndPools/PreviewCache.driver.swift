import CorpusProbe
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (GalleryController) -> AnyObject) {
  let controller = GalleryController()
  probe.watch(watched(controller))
  controller.loadViewIfNeeded()
  ImageLoader.shared.memoryWarning()
}

public let places: [Place] = [
  Place("album", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.album } },
  Place("book", decidedBy: .program) { probe in run(probe) { $0.book } },
  Place("avatar", decidedBy: .program) { probe in run(probe) { $0.avatar } },
  Place("warning", rule: "unbounded_self_capture", decidedBy: .program) { probe in run(probe) { $0.shelf } },
  Place("recent", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    probe.watch(GalleryPreviewer().open())
  },
]
