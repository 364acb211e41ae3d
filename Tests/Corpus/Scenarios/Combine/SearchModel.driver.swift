import CorpusProbe

public let places: [Place] = [
  Place("sink", rule: "subscription_cycle", decidedBy: .text) { probe in
    let model = SearchModel()
    probe.watch(model)
    model.bind()
    model.query = "a"
  },
  Place("reload", decidedBy: .text) { probe in
    let model = SearchModel()
    probe.watch(model)
    model.listen()
  },
  Place("later", decidedBy: .text) { probe in
    let model = SearchModel()
    probe.watch(model)
    model.later { _ in }
  },
  Place("handler", rule: "unowned_capture", decidedBy: .program) { probe in
    func make() -> () -> Int {
      let model = SearchModel()
      probe.watch(model)
      return model.handler()
    }
    let handler = make()
    _ = handler()
  },
  Place("timer", rule: "target_cycle", decidedBy: .text) { probe in
    let screen = SearchScreen()
    probe.watch(screen)
    screen.start()
    probe.wait(0.1)
  },
]
