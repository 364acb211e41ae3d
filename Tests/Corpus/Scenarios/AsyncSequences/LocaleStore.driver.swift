import CorpusProbe

public let places: [Place] = [
  Place("welcomeTask", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let controller = WelcomeController()
    probe.watch(controller)
    controller.follow()
    probe.wait(0.03)
    LocaleStore.shared.use("de")
    probe.wait(0.03)
  },
  Place("aboutTask", decidedBy: .program) { probe in
    let controller = AboutController()
    probe.watch(controller)
    controller.follow()
    probe.wait(0.03)
    LocaleStore.shared.use("de")
    probe.wait(0.03)
    controller.close()
  },
  Place("heading", decidedBy: .text) { probe in
    let controller = PricesController()
    probe.watch(controller)
    controller.showHeading()
  },
  Place("format", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let controller = PricesController()
    probe.watch(controller)
    controller.showPrice(3)
  },
  Place("fallback", decidedBy: .text) { probe in
    let controller = PricesController()
    probe.watch(controller)
    controller.addFallback()
  },
]
