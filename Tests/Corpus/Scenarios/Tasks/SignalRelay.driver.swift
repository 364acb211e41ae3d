import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (Meter) -> Void) {
  let meter = Meter()
  probe.watch(meter)
  start(meter)
  meter.measure(3)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("total", decidedBy: .program, capture: "total") { probe in
    let meter = Meter()
    probe.watch(meter.sum)
    meter.addUp()
    meter.measure(3)
    probe.wait(0.05)
  },
  Place("level", rule: "subscription_cycle", decidedBy: .program) { drive($0) { $0.show() } },
  Place("weakly", decidedBy: .program) { drive($0) { $0.showWeakly() } },
]
