import CorpusProbe

public let places: [Place] = [
  Place("document", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let document: SketchDocument") { probe in
    let window = SketchWindow()
    probe.watch(window.document!)
    window.document?.recolor("red")
    window.close()
  },
  Place("add", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let window = SketchWindow()
    probe.watch(window.document!)
    window.document?.add(Stroke(points: [1], color: "blue"))
    window.close()
  },
  Place("erase", decidedBy: .program) { probe in
    let window = SketchWindow()
    probe.watch(window.document!)
    window.document?.erase()
    window.close()
  },
  Place("draft", decidedBy: .program) { probe in
    let window = SketchWindow()
    probe.watch(window.document!)
    window.sketch()
  },
  Place("tidy", decidedBy: .program) { probe in
    let window = SketchWindow()
    probe.watch(window.document!)
    window.sketch()
  },
]
