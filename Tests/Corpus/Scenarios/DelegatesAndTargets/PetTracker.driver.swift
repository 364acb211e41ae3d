import CorpusProbe

@MainActor private func run(_ probe: Probe, fenced: Bool) {
  let session = PetSession()
  probe.watch(session.current!)
  session.open(fenced: fenced)
  session.current?.collar.drain(95)
  probe.wait(0.03)
  session.close()
}

public let places: [Place] = [
  Place("fenceDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: GeofenceDelegate?") { probe in
    run(probe, fenced: true)
  },
  Place("collarDelegate", decidedBy: .text) { probe in run(probe, fenced: false) },
  Place("formatter", decidedBy: .program) { probe in run(probe, fenced: false) },
  Place("manager", decidedBy: .text) { probe in run(probe, fenced: false) },
]
