import CorpusProbe


public let places: [Place] = [
  Place("running", decidedBy: .program) { probe in
    let d = Download(path: "a")
    probe.watch(d)
    d.run()
  },
  Place("paused", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let d = Download(path: "a")
    probe.watch(d)
    d.pause()
  },
  Place("quiet", decidedBy: .text) { probe in
    let d = Download(path: "a")
    probe.watch(d)
    d.pauseQuietly()
  },
  Place("turn", rule: "unowned_capture", decidedBy: .program) { probe in
    do {
      let d = Download(path: "a")
      probe.watch(d)
      d.waitForTurn()
    }
    DownloadQueue.shared.next()
  },
  Place("shortly", decidedBy: .program) { probe in
    let d = Download(path: "a")
    probe.watch(d)
    d.waitShortly()
    DownloadQueue.shared.next()
  },
  Place("row", rule: "subscription_cycle", decidedBy: .text) { probe in
    let r = DownloadRow()
    probe.watch(r)
    r.appear()
  },
]
