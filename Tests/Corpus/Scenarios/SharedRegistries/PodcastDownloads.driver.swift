import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("row", decidedBy: .program) { probe in
    let app = PodcastApp()
    probe.watch(app.showRow())
  },
  Place("banner", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    _ = value") { probe in
    let app = PodcastApp()
    probe.watch(app.showBanner())
  },
  Place("queue", decidedBy: .program) { probe in
    probe.watch(PodcastApp().openQueue())
  },
  Place("finished", decidedBy: .program) { probe in
    probe.watch(PodcastApp().downloadLatest())
  },
  Place("bonus", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let queue = PodcastApp().openQueue()
    probe.watch(queue)
    queue.downloadBonus()
  },
]
