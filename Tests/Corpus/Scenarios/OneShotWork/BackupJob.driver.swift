import CorpusProbe

private func job(_ probe: Probe) -> BackupJob {
  let job = BackupJob()
  probe.watch(job)
  return job
}

public let places: [Place] = [
  Place("compress", decidedBy: .text) { probe in
    job(probe).compress("notes.txt")
  },
  Place("cleanup", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    job(probe).cleanUp()
    probe.wait(0.05)
  },
  Place("verify", decidedBy: .text) { probe in
    job(probe).verify()
  },
  Place("send", decidedBy: .text) { probe in
    job(probe).send("notes.txt")
  },
  Place("all", decidedBy: .text) { probe in
    job(probe).sendAll(["notes.txt", "photo.heic"])
  },
  Place("changed", rule: "unbounded_self_capture", decidedBy: .run) { probe in
    job(probe).sendChanged(["notes.txt", "photo.heic"], known: ["photo.heic"])
  },
]
