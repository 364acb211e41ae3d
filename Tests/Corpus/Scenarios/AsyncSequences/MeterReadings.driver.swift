import CorpusProbe

@MainActor private func run(_ probe: Probe, _ start: (Dial, Meter) -> Void) {
  let panel = Panel()
  probe.watch(panel.dial)
  start(panel.dial, panel.meter)
  probe.wait(0.05)
}

@MainActor private func appear(_ probe: Probe, _ object: (Panel) -> AnyObject) {
  let panel = Panel()
  probe.watch(object(panel))
  panel.appear()
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("start", rule: "unbounded_self_capture", decidedBy: .program) { run($0) { $0.start($1) } },
  Place("briefly", decidedBy: .program) { run($0) { $0.startBriefly($1) } },
  Place("totals", rule: "unbounded_self_capture", decidedBy: .program) { run($0) { $0.startTotals($1) } },
  Place("total", decidedBy: .program) { run($0) { $0.startTotal($1) } },
  Place("passedOn", rule: "unbounded_self_capture", decidedBy: .program) { appear($0) { $0.gauge } },
  Place("passedOnBriefly", decidedBy: .program) { appear($0) { $0.lamp } },
]
