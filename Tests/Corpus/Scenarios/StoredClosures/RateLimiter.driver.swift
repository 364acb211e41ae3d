import CorpusProbe

@MainActor private func serve(_ probe: Probe, _ step: (APIGateway) -> Void, _ part: (APIGateway) -> AnyObject?) {
  let gateway = APIGateway()
  step(gateway)
  probe.watch(part(gateway)!)
  gateway.shutDown()
}

public let places: [Place] = [
  Place("debounce", decidedBy: .text) { probe in
    let debouncer = Debouncer<Int>(delay: 0.01)
    probe.watch(debouncer)
    debouncer.send(1)
    debouncer.send(2)
  },
  Place("search", rule: "stored_closure_cycle", decidedBy: .program) { serve($0, { $0.searching() }, { $0.search }) },
  Place("uploads", decidedBy: .program) { serve($0, { $0.uploading() }, { $0.uploads }) },
  Place("poll", rule: "unowned_capture", decidedBy: .program) { serve($0, { $0.polling() }, { $0.polls }) },
  Place("refill", rule: "stored_closure_cycle", decidedBy: .program, capture: "bucket") { probe in
    let limiter = AdaptiveLimiter()
    limiter.adapt()
    probe.watch(limiter.current)
    (0..<5).forEach { _ in limiter.request() }
    probe.wait()
  },
  Place("strict", decidedBy: .program, capture: "bucket") { probe in
    let limiter = StrictLimiter()
    limiter.adapt()
    probe.watch(limiter.current)
    (0..<3).forEach { _ in limiter.request() }
    probe.wait()
  },
]
