import CorpusProbe

public let places: [Place] = [
  Place("completion", decidedBy: .program) { probe in
    let job = UploadJob()
    probe.watch(job)
    UploadQueue().run(job)
  },
  Place("progress", decidedBy: .program) { probe in
    let job = UploadJob()
    probe.watch(job)
    UploadQueue().run(job)
  },
  Place("silent", decidedBy: .program) { probe in
    let job = UploadJob()
    probe.watch(job)
    UploadQueue().runSilently(job)
  },
  Place("cleanup", decidedBy: .text) { probe in
    let job = UploadJob()
    probe.watch(job)
    UploadQueue().runSilently(job)
  },
  Place("retry", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let job = UploadJob()
    probe.watch(job)
    UploadQueue().runAgain(job)
  },
]
