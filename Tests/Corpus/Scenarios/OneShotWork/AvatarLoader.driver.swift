import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("load", decidedBy: .program) { probe in
    let loader = AvatarLoader()
    probe.watch(loader)
    loader.load(URL(string: "a:b")!) { _ in }
  },
  Place("show", decidedBy: .program) { probe in
    let view = AvatarView()
    probe.watch(view)
    view.show(URL(string: "a:b")!)
  },
  Place("later", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let view = AvatarView()
    probe.watch(view)
    view.showLater(URL(string: "a:b")!)
    probe.wait(0.03)
  },
  Place("history", rule: "rebound_strong_self", decidedBy: .program) { probe in
    let view = AvatarView()
    probe.watch(view)
    view.showWith(URL(string: "a:b")!) { _ in }
    probe.wait { view.data != nil }
  },
  Place("clears", decidedBy: .run) { probe in
    let view = AvatarView()
    probe.watch(view)
    view.clearAfter(URL(string: "a:b")!)
    probe.wait { view.didLoad == nil }
  }
]
