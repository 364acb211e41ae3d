import CorpusProbe

public let places: [Place] = [
  Place("record", decidedBy: .program, capture: "log") { probe in
    let log = Log()
    probe.watch(log)
    let feed = Feed()
    feed.record(in: log)
    feed.write("one")
    probe.wait(0.05)
  },
  Place("remember", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let feed = Feed()
    probe.watch(feed)
    feed.remember()
    feed.write("one")
    probe.wait(0.05)
  },
  Place("print", decidedBy: .program, capture: "log") { probe in
    let log = Log()
    probe.watch(log)
    let terminal = Terminal()
    terminal.print(to: log)
    probe.wait(0.05)
  },
  Place("count", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let terminal = Terminal()
    probe.watch(terminal)
    terminal.count()
    probe.wait(0.05)
  },
]
