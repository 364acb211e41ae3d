import CorpusProbe

@MainActor private func draw(_ probe: Probe, _ part: (DrawingApp) -> AnyObject?) {
  let app = DrawingApp()
  app.draw()
  probe.watch(part(app)!)
  app.close()
}

public let places: [Place] = [
  Place("stroke", rule: "stored_closure_cycle", decidedBy: .program) { draw($0) { $0.drawing } },
  Place("layer", rule: "stored_closure_cycle", decidedBy: .program, capture: "layer") { draw($0) { $0.layered?.layers.first } },
  Place("sketch", decidedBy: .program, capture: "page") { draw($0) { $0.book?.pages.first } },
  Place("pan", decidedBy: .text) { probe in
    let app = DrawingApp()
    let screen = CanvasViewController()
    probe.watch(screen)
    app.open(screen)
    screen.view.gestureRecognizers?.first?.simulateRecognition()
    app.back()
  },
  Place("width", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = DrawingApp()
    let screen = PaletteViewController()
    probe.watch(screen)
    app.open(screen)
    screen.palette.pick(4)
    app.back()
  },
]
