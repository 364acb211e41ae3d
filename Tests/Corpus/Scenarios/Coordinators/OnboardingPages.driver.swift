import CorpusProbe

public let places: [Place] = [
  Place("summary", decidedBy: .text) { probe in
    let scene = LaunchScene()
    let page = scene.begin().showNamePage()
    probe.watch(page)
    _ = page.summary()
    scene.end()
  },
  Place("describe", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let scene = LaunchScene()
    let page = scene.begin().showFinish()
    probe.watch(page)
    _ = page.describe()
    scene.end()
  },
  Place("welcome", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    page.onNext = { [weak self] in self?.showPermission() }") { probe in
    let scene = LaunchScene()
    let coordinator = scene.begin()
    probe.watch(coordinator)
    coordinator.showWelcome().next()
    scene.end()
  },
  Place("granted", decidedBy: .program) { probe in
    let scene = LaunchScene()
    let coordinator = scene.begin()
    probe.watch(coordinator)
    coordinator.showPermission()
    (coordinator.pages[0] as? PermissionPage)?.onGranted?(true)
    scene.end()
  },
  Place("handler", rule: "stored_closure_cycle", decidedBy: .program, capture: "page") { probe in
    let scene = LaunchScene()
    let page = scene.begin().showProfile()
    probe.watch(page)
    page.nextButton.setNeedsUpdateConfiguration()
    scene.end()
  },
]
