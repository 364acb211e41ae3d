import CorpusProbe

private func draw(_ probe: Probe, _ work: (Canvas) -> Void) {
  let canvas = Canvas()
  probe.watch(canvas)
  work(canvas)
}

public let places: [Place] = [
  Place("select", rule: "stored_closure_cycle", decidedBy: .program) { probe in draw(probe) { $0.select(2) } },
  Place("add", decidedBy: .program) { probe in draw(probe) { $0.add(Shape(name: "dot")) } },
  Place("palette", decidedBy: .program) { probe in
    let studio = PaintStudio()
    probe.watch(studio)
    studio.openPalette()
  },
  Place("sketch", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let studio = SketchStudio()
    probe.watch(studio)
    studio.openPalette()
  },
  Place("nudge", rule: "stored_closure_cycle", decidedBy: .program) { probe in draw(probe) { $0.nudge(by: 3) } },
  Place("typing", decidedBy: .program) { probe in
    let document = TextDocument()
    probe.watch(document)
    Workspace.write(document)
  },
]
