import CorpusProbe


public let places: [Place] = [
  Place("follow", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let c = LogConsole(prefix: "a")
    probe.watch(c)
    c.follow()
    c.receive("E x")
  },
  Place("followErrors", decidedBy: .program) { probe in
    let c = LogConsole(prefix: "a")
    probe.watch(c)
    c.followErrors()
    c.receive("E x")
  },
  Place("longFormat", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"    tailer.formatter = { [weak self] in self?.describe($0) ?? "" }"#) { probe in
    let c = LogConsole(prefix: "a")
    probe.watch(c)
    c.useLongFormat()
    c.receive("E x")
  },
  Place("errors", decidedBy: .text) { probe in
    let c = LogConsole(prefix: "a")
    probe.watch(c)
    _ = c.errors()
  },
  Place("exported", decidedBy: .program) { probe in
    let e = LogExport()
    probe.watch(e)
    e.run(["E x"])
  },
]
