import CorpusProbe

public let places: [Place] = [
  Place("direct", rule: "target_cycle", decidedBy: .text) { probe in
    let overlay = Overlay()
    probe.watch(overlay)
    overlay.show()
  },
  Place("inStruct", rule: "target_cycle", decidedBy: .text) { probe in
    let overlay = Overlay()
    probe.watch(overlay)
    overlay.configure()
  },
  Place("handed", rule: "target_cycle", decidedBy: .text) { probe in
    let overlay = Overlay()
    probe.watch(overlay)
    overlay.handOver()
  },
  Place("replaced", decidedBy: .text) { probe in
    let overlay = Overlay()
    probe.watch(overlay)
    overlay.showOnce()
  },
]
