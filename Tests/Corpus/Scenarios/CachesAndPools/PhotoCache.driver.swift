import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("thumbnail", decidedBy: .program) { probe in
    let cell = Gallery().cell()
    probe.watch(cell)
    cell.show("a")
  },
  Place("reload", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let cell = Gallery().cell()
    probe.watch(cell)
    cell.showReloadable("b")
  },
  Place("placeholder", decidedBy: .text) { probe in
    let cell = Gallery().cell()
    probe.watch(cell)
    cell.showPlaceholder("c")
  },
  Place("prefetch", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let album = Gallery().album()
    probe.watch(album)
    album.prefetch()
    ImageLoader.shared.warm()
  },
  Place("list", decidedBy: .program) { probe in
    let album = Gallery().album()
    probe.watch(album)
    album.prefetchList()
    ImageLoader.shared.warm()
  },
]
