import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("reset", decidedBy: .text) { probe in
    let view = RatingView(frame: .zero)
    probe.watch(view)
  },
  Place("stars", decidedBy: .program) { probe in
    let view = RatingView(stars: 3)
    probe.watch(view)
  },
  Place("editable", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let view = RatingView(editable: true)
    probe.watch(view)
    view.button.sendActions(for: .touchUpInside)
  },
  Place("slider", decidedBy: .text) { probe in
    let view = RatingView(frame: .zero)
    probe.watch(view)
    view.slider.sendActions(for: .valueChanged)
  },
]
