import CorpusProbe

private func slider(_ probe: Probe) -> Slider {
  let slider = Slider()
  probe.watch(slider)
  return slider
}

public let places: [Place] = [
  Place("percent", rule: "stored_closure_cycle", decidedBy: .program, capture: "base") { probe in
    let slider = slider(probe)
    slider.reactive.percent { print($0) }
    slider.move(to: 0.5)
  },
  Place("fraction", decidedBy: .text) { probe in
    let slider = slider(probe)
    slider.reactive.fraction { print($0) }
    slider.move(to: 0.5)
  },
  Place("clamped", decidedBy: .program) { probe in
    let slider = slider(probe)
    slider.reactive.clamped { print($0) }
    slider.move(to: 0.5)
  },
  Place("observed", decidedBy: .text) { probe in
    let slider = slider(probe)
    slider.observing.percent { print($0) }
    slider.move(to: 0.5)
  },
]
