import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (NightlyUploads) -> Void) {
  let uploads = NightlyUploads()
  probe.watch(uploads)
  start(uploads)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("hold", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.hold() } },
  Place("release", decidedBy: .text) { drive($0) { $0.release() } },
  Place("flush", decidedBy: .text) { drive($0) { $0.flush() } },
]
