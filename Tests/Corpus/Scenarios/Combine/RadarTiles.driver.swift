import CorpusProbe

public let places: [Place] = [
  Place("cached", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let scene = RadarScene()
    let model = scene.show()
    probe.watch(model)
    model.bindCache()
    scene.hide()
  },
  Place(
    "legend", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .sink(receiveValue: { [weak self] in self?.updateLegend($0) })"
  ) { probe in
    let scene = RadarScene()
    let model = scene.show()
    probe.watch(model)
    model.bindLegend()
    scene.hide()
  },
  Place("depth", decidedBy: .text) { probe in
    let scene = RadarScene()
    let model = scene.show()
    probe.watch(model)
    model.bindDepth()
    model.zoom = 9
    scene.hide()
  },
  Place("load", decidedBy: .program) { probe in
    let scene = RadarScene()
    let model = scene.show()
    probe.watch(model)
    model.load(column: 2)
    scene.hide()
  },
  Place("trim", decidedBy: .text) { probe in
    let scene = RadarScene()
    let model = scene.show()
    probe.watch(model)
    model.trimOnWarning()
    scene.hide()
  },
]
