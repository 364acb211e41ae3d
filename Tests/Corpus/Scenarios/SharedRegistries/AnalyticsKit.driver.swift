import CorpusProbe

public let places: [Place] = [
  Place(
    "attach", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    Analytics.shared.register(WeakPlugin(self))"
  ) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    tracker.attach()
    flow.end()
  },
  Place("guest", decidedBy: .program) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    tracker.attachAsGuest()
    flow.end()
  },
  Place("steps", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    tracker.countSteps()
    flow.end()
  },
  Place(
    "context", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    Analytics.shared.contextProvider = { [weak self] in self?.context() ?? [:] }"
  ) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    tracker.provideContext()
    flow.end()
  },
  Place("sampler", decidedBy: .program) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    tracker.sampleOwnEvents()
    flow.end()
  },
  Place("flush", decidedBy: .program) { probe in
    let flow = LessonFlow()
    let tracker = flow.begin("fractions")
    probe.watch(tracker)
    flow.end()
  },
]
