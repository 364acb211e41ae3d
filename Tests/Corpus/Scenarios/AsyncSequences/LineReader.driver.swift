import CorpusProbe

public let places: [Place] = [
  Place("open", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let reader = LineReader()
    probe.watch(reader)
    reader.open()
  },
  Place("weakly", decidedBy: .program) { probe in
    let reader = LineReader()
    probe.watch(reader)
    reader.openWeakly()
  },
  Place("readAll", decidedBy: .program) { probe in
    let reader = LineReader()
    probe.watch(reader)
    reader.readAll()
  },
  Place("blank", decidedBy: .program) { probe in
    let reader = LineReader()
    probe.watch(reader)
    reader.readBlank()
    probe.wait()
  },
  Place("endless", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    reading = Task { [weak self] in for await tick in ticks { self?.read.append(tick) }; return 0 }") { probe in
    let reader = LineReader()
    probe.watch(reader)
    reader.readEndless()
    probe.wait()
  },
  Place("close", decidedBy: .program) { probe in
    let reader = LineReader()
    probe.watch(reader)
    Task { _ = await reader.close() }
  }
]
