import CorpusProbe

public let places: [Place] = [
  Place("frame", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let handler: (Frame) -> Void = { [weak self] in self?.handle($0) }") { probe in
    let session = DiagnosticsSession()
    probe.watch(session)
    session.listen()
    session.adapter.inject(Frame(pid: 12, bytes: [1]))
  },
  Place("decode", decidedBy: .text) { probe in
    let session = DiagnosticsSession()
    probe.watch(session)
    session.configure()
  },
  Place("poll", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.poll() }") { probe in
    let session = DiagnosticsSession()
    probe.watch(session)
    session.schedulePoll()
    probe.wait(0.05)
  },
  Place("speed", decidedBy: .program) { probe in
    let screen = DiagnosticsScreen()
    probe.watch(screen.session!)
    _ = screen.showCodes()
    screen.leave()
  },
  Place("report", decidedBy: .text) { probe in
    let screen = DiagnosticsScreen()
    probe.watch(screen.session!)
    _ = screen.showCodes()
    screen.leave()
  },
]
