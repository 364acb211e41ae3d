import CorpusProbe

public let places: [Place] = [
  Place("cleanup", decidedBy: .text) { probe in
    let hooks = UploadHooks()
    probe.watch(hooks)
    UploadSession().close(hooks)
  },
  Place("retry", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hooks = UploadHooks()
    probe.watch(hooks)
    UploadSession().restart(hooks)
  },
]
