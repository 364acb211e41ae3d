import CorpusProbe

public let places: [Place] = [
  Place("conforming", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.uploadWhenOnline()
  },
  Place("soon", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.uploadSoon()
  },
  Place("weakly", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.uploadWhenOnlineWeakly()
  },
  Place("start", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "    whenOnline { [weak self] in self?.upload() }") { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.start()
  },
  Place("now", decidedBy: .program) { probe in
    let uploader = PhotoUploader()
    probe.watch(uploader)
    uploader.tryNow()
  }
]
