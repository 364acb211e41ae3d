import CorpusProbe

public let places: [Place] = [
  Place("pushed", decidedBy: .program) { probe in
    let page = Page()
    probe.watch(page)
    page.open()
    ScreenStack.shared.dismiss(at: 0)
  },
  Place("started", decidedBy: .program) { probe in
    let page = Page()
    probe.watch(page)
    page.work()
    ScreenStack.shared.finish("page")
  },
  Place("kept", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let page = Page()
    probe.watch(page)
    page.stay()
    ScreenStack.shared.dismiss(at: 0)
    ScreenStack.shared.finish("page")
  },
  Place("applied", decidedBy: .program) { probe in
    let patch = Patch()
    probe.watch(patch)
    patch.apply()
    patch.revert()
  },
  Place("appliedForGood", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let patch = Patch()
    probe.watch(patch)
    patch.applyForGood()
    patch.revert()
  },
]
