import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("progress", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.showProgress()
  },
  Place("retries", decidedBy: .text) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.showRetries()
    uploader.upload(Data())
    probe.wait(0.05)
  },
  Place("upload", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.upload(Data([1, 2]))
  },
  Place("stall", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.probeConnection()
  },
]
