import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("filters", rule: "stored_closure_cycle", decidedBy: .program, capture: "filters") { probe in
    let gallery = GalleryViewController()
    let filters = gallery.makeFilters()
    probe.watch(filters)
    filters.apply("sepia")
  },
  Place("presets", decidedBy: .program, capture: "filters") { probe in
    let gallery = GalleryViewController()
    let filters = FilterViewController()
    let presets = gallery.makePresets(for: filters)
    probe.watch(filters)
    probe.watch(presets)
    presets.apply("warm")
  },
  Place("like", rule: "stored_closure_cycle", decidedBy: .text, capture: "button") { probe in
    let button = GalleryViewController().makeLikeButton()
    probe.watch(button)
    button.sendActions(for: .touchUpInside)
  },
  Place("save", decidedBy: .text) { probe in
    let button = GalleryViewController().makeSaveButton()
    probe.watch(button)
    button.sendActions(for: .touchUpInside)
  },
  Place("other", decidedBy: .text, capture: "other") { probe in
    let gallery = GalleryViewController()
    let save = gallery.makeSaveButton()
    let button = gallery.addLikeButton(next: save)
    probe.watch(save)
    probe.watch(button)
    button.sendActions(for: .touchUpInside)
  },
]
