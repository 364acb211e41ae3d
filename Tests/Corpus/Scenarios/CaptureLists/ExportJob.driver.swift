import CorpusProbe

public let places: [Place] = [
  Place("count", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.countFrames()
  },
  Place("quiet", decidedBy: .program) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.countFramesQuietly()
  },
  Place("time", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.timeFrames()
  },
  Place("print", decidedBy: .program) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.printFrames()
  },
  Place("finish", rule: "stored_closure_cycle", decidedBy: .program, capture: "me") { probe in
    let job = ExportJob()
    probe.watch(job)
    job.finish()
  },
  Place("brief", decidedBy: .text) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.finishBriefly()
  },
  Place("measure", decidedBy: .program) { probe in
    let job = ExportJob()
    probe.watch(job)
    job.measure()
  },
]
