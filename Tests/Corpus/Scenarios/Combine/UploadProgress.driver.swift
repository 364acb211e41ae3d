import CorpusProbe

public let places: [Place] = [
  Place("completed", decidedBy: .program) { probe in
    let upload = Upload()
    probe.watch(upload)
    upload.watchAndComplete()
  },
  Place("completedLater", decidedBy: .program) { probe in
    let upload = Upload()
    probe.watch(upload)
    upload.watchAndCompleteLater()
    probe.wait(0.05)
  },
  Place("onlySent", rule: "subscription_cycle", decidedBy: .program) { probe in
    let upload = Upload()
    probe.watch(upload)
    upload.watchForGood()
  },
  Place("neverFinished", rule: "subscription_cycle", decidedBy: .program) { probe in
    let download = Download()
    probe.watch(download)
    download.watch()
  },
]
