import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (UploadMeter) -> Void) {
  let meter = UploadMeter()
  probe.watch(meter)
  start(meter)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("background", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { $0.sendInBackground([4, 8]) } },
  Place("foreground", decidedBy: .program) { drive($0) { $0.send([4, 8]) } },
  Place("speed", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.showSpeed() } },
  Place("measure", decidedBy: .program) { drive($0) { $0.measure([4, 8]) } },
  Place("total", decidedBy: .text) { drive($0) { $0.countAll() } },
]
