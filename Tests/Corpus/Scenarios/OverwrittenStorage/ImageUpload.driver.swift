import CorpusProbe

public let places: [Place] = [
  Place("upload", decidedBy: .program) { probe in
    let upload = ImageUpload()
    probe.watch(upload)
    upload.upload(100)
  },
  Place("batch", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let upload = ImageUpload()
    probe.watch(upload)
    upload.uploadBatch([100, 200])
  },
  Place("retry", decidedBy: .program) { probe in
    let upload = ImageUpload()
    probe.watch(upload)
    upload.uploader.isReachable = false
    _ = upload.retry(100)
  },
  Place("resume", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let upload = ImageUpload()
    probe.watch(upload)
    upload.resume(100)
  },
  Place("verify", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let upload = ImageUpload()
    probe.watch(upload)
    upload.uploader.isReachable = false
    upload.verify(100)
  },
]
