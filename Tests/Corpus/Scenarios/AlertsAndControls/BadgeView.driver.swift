import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("pulse", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.pulse()
  },
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.prepare()
  },
  Place("run", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.run()
  },
  Place("button", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.addButton()
  },
  Place("target", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.addTarget()
    view.other.simulateTap()
  },
  Place("action", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.replaceAction()
  },
  Place("menu", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let view = BadgeView(frame: .zero)
    probe.watch(view)
    view.showMenu()
  }
]
