import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let job = TranscodeJob()
    job.runScaled()
    probe.watch(job.transcoder!.last!)
    job.finish()
  },
  Place("source", decidedBy: .program) { probe in
    let job = TranscodeJob()
    job.runFiltered()
    probe.watch(job.transcoder!.last!)
    job.finish()
  },
  Place("count", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let job = TranscodeJob()
    job.runCounted()
    probe.watch(job.transcoder!)
    job.finish()
  },
  Place("forward", decidedBy: .program) { probe in
    let job = TranscodeJob()
    job.runForwarded()
    probe.watch(job.transcoder!)
    job.finish()
  },
  Place("measure", decidedBy: .text) { probe in
    let job = TranscodeJob()
    job.runMeasured()
    probe.watch(job.transcoder!)
    job.finish()
  },
]
