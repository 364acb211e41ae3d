import CorpusProbe

public let places: [Place] = [
  Place("go", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let light = TrafficLight()
    probe.watch(light)
    light.configure()
  },
  Place("reference", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "    machine.on(.go, from: .red, to: .green, action: { [weak self] in self?.count() })") { probe in
    let light = TrafficLight()
    probe.watch(light)
    light.configureReference()
  },
  Place("weakly", decidedBy: .program) { probe in
    let light = TrafficLight()
    probe.watch(light)
    light.configureWeakly()
  },
  Place("entry", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let light = TrafficLight()
    probe.watch(light)
    light.configureEntry()
  },
  Place("simulate", decidedBy: .program) { probe in
    let light = TrafficLight()
    probe.watch(light)
    _ = light.simulate()
  }
]
