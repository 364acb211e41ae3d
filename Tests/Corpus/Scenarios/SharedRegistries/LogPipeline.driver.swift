import CorpusProbe

public let places: [Place] = [
  Place("attachUpload", decidedBy: .program) { probe in
    let session = DiagnosticsSession()
    probe.watch(session.upload!)
    session.begin()
    LogCenter.shared.log("hello")
    session.end()
  },
  Place("attachOverlay", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    LogCenter.shared.add(MemorySink())") { probe in
    let session = DiagnosticsSession()
    session.showOverlay()
    probe.watch(session.overlay!)
    LogCenter.shared.log("hello")
    session.end()
  },
  Place("onError", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    LogCenter.shared.onError = { [weak self] in self?.report($0) }") { probe in
    let session = DiagnosticsSession()
    session.reportErrors()
    probe.watch(session.reporter!)
    LogCenter.shared.log("error: x")
    session.end()
  },
  Place("mutedWords", decidedBy: .text) { probe in
    let muted = MutedWords(words: ["a"])
    probe.watch(muted)
    muted.install()
    LogCenter.shared.log("a")
  },
  Place("mutedCounting", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let muted = MutedWords(words: ["a"])
    probe.watch(muted)
    muted.installCounting()
    LogCenter.shared.log("a")
  },
]
