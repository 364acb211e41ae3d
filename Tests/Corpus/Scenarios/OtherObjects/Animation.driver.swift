import CorpusProbe

private func layer(_ probe: Probe) -> Layer {
  let layer = Layer()
  probe.watch(layer)
  return layer
}

public let places: [Place] = [
  Place("fade", rule: "stored_closure_cycle", decidedBy: .program, capture: "layer") { probe in
    Stage.fade(layer(probe))
  },
  Place("appear", decidedBy: .program, capture: "layer") { probe in
    Stage.appear(layer(probe))
  },
  Place("pulse", decidedBy: .text, capture: "layer") { probe in
    Stage.pulse(layer(probe))
  },
  Place("shade", rule: "stored_closure_cycle", decidedBy: .program, capture: "layer") { probe in
    _ = Stage.shade(layer(probe))
  },
  Place("light", decidedBy: .program, capture: "light") { probe in
    let layer = layer(probe)
    let light = Stage.light(layer)
    probe.watch(light)
    layer.animation?.run()
  },
  Place("again", rule: "stored_closure_cycle", decidedBy: .run, capture: "animation") { probe in
    let animation = Animation { _ in }
    probe.watch(animation)
    Stage.again(animation)
  },
]
