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
]
