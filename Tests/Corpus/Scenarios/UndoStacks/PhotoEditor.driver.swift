import CorpusProbe

@MainActor private func edit<Part: AnyObject>(_ probe: Probe, _ start: (EditorScreen) -> Void, _ part: (EditorScreen) -> Part?) {
  let screen = EditorScreen()
  start(screen)
  probe.watch(part(screen)!)
  screen.closeTools()
}

public let places: [Place] = [
  Place("layerCanvas", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var canvas: Canvas?") { p in edit(p, { $0.openCanvas() }, { $0.canvas }) },
  Place("maskLayer", decidedBy: .program) { p in edit(p, { $0.drawMask() }, { $0.mask?.layer }) },
  Place("exposure", rule: "stored_closure_cycle", decidedBy: .program) { p in edit(p, { $0.brighten() }, { $0.exposure }) },
  Place("contrast", decidedBy: .program) { p in edit(p, { $0.sharpen() }, { $0.contrast }) },
  Place("peak", decidedBy: .text) { p in edit(p, { $0.measure() }, { $0.histogram }) },
]
