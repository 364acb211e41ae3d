import CorpusProbe

@MainActor private func scan(_ probe: Probe, _ start: (ScannerSession) -> Void, _ object: (ScannerSession) -> AnyObject?) {
  let session = ScannerSession()
  start(session)
  probe.watch(object(session)!)
  session.cancel()
}

public let places: [Place] = [
  Place("didUpdate", rule: "stored_closure_cycle", decidedBy: .program, capture: "model") { scan($0, { $0.scan() }, { $0.model }) },
  Place("onClose", decidedBy: .program, capture: "model") { scan($0, { $0.review() }, { $0.panel }) },
  Place("frames", rule: "stored_closure_cycle", decidedBy: .program) { scan($0, { $0.scan() }, { $0.focus }) },
  Place("glare", decidedBy: .program) { scan($0, { $0.scan() }, { $0.glare }) },
  Place("banner", rule: "unowned_capture", decidedBy: .text) { scan($0, { $0.waitForCard() }, { $0.banner }) },
]
