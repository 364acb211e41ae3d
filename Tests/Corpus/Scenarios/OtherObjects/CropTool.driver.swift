import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (CropScreen) -> Void, _ part: (CropScreen) -> Part?) {
  let flow = PhotoFlow()
  flow.startCrop()
  start(flow.crop!)
  probe.watch(part(flow.crop!)!)
  flow.finishCrop()
}

public let places: [Place] = [
  Place("width", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.showSize() }, { $0.size }) },
  Place("angle", decidedBy: .program) { p in run(p, { $0.showAngle() }, { $0.angle }) },
  Place("corner", rule: "stored_closure_cycle", decidedBy: .program, capture: "corner") { p in run(p, { $0.showCorner() }, { $0.corner }) },
  Place("edge", decidedBy: .program, capture: "box") { p in run(p, { $0.showEdge() }, { $0.edge }) },
  Place("export", rule: "unowned_capture", decidedBy: .program) { p in run(p, { $0.export() }, { $0 }) },
  Place("reset", decidedBy: .program) { p in run(p, { $0.showReset() }, { $0 }) },
]
