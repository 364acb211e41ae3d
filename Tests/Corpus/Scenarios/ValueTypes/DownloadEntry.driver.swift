import CorpusProbe

private func entry(_ probe: Probe) -> DownloadEntry {
  let entry = DownloadEntry()
  probe.watch(entry)
  return entry
}

public let places: [Place] = [
  Place("begin", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    entry(probe).begin()
  },
  Place("estimate", decidedBy: .program) { probe in
    _ = entry(probe).estimate()
  },
  Place("verify", decidedBy: .text) { probe in
    entry(probe).verify()
  },
  Place("enqueue", decidedBy: .program) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.enqueue(entry(probe), as: "manual.pdf")
  },
  Place("count", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.count("manual.pdf")
  },
]
