import CorpusProbe

private func window(_ probe: Probe, _ use: (EditorWindow) -> Void) {
  let window = EditorWindow()
  probe.watch(window.canvas)
  use(window)
}

public let places: [Place] = [
  Place("canvas", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var canvas: Canvas!") { probe in window(probe) { $0.pickBrush() } },
  Place("fill", decidedBy: .program) { probe in window(probe) { $0.canvas.fill(Pixel(red: 9)) } },
  Place("filter", decidedBy: .program) { probe in window(probe) { $0.canvas.brighten(); $0.canvas.undo() } },
  Place("brighten", rule: "stored_closure_cycle", decidedBy: .text) { probe in window(probe) { $0.canvas.brighten() } },
  Place("render", rule: "stored_closure_cycle", decidedBy: .program, capture: "source") { probe in
    let canvas = Canvas()
    withLayer(of: canvas) { probe.watch($0) }
    canvas.cacheRendering()
  },
  Place("pick", decidedBy: .program) { probe in
    let window = EditorWindow()
    probe.watch(window.palette)
    probe.watch(window.canvas)
    window.pickEyedropper()
  },
]

private func withLayer(of canvas: Canvas, _ use: (PixelLayer) -> Void) {
  for child in Mirror(reflecting: canvas).children { if let layer = child.value as? PixelLayer { use(layer) } }
}
