import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (FerryGate) -> Void) {
  let gate = FerryGate()
  probe.watch(gate)
  use(gate)
}

public let places: [Place] = [
  Place("boarding", decidedBy: .program) {
    drive($0) {
      $0.prepare()
      $0.open()
    }
  },
  Place("light", rule: "stored_closure_cycle", decidedBy: .program) {
    drive($0) {
      $0.prepareLight()
      $0.flash()
    }
  },
]
