import CorpusProbe

public let places: [Place] = [
  Place("onStop", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let recorder = ScreenRecorder()
    probe.watch(recorder)
    recorder.begin()
  },
  Place("badge", decidedBy: .text) { probe in
    let recorder = ScreenRecorder()
    probe.watch(recorder)
    recorder.prepare()
  },
  Place("heartbeat", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let recorder = ScreenRecorder()
    probe.watch(recorder)
    recorder.startHeartbeat()
    probe.wait(0.03)
  },
  Place("disk", decidedBy: .text) { probe in
    let recorder = ScreenRecorder()
    probe.watch(recorder)
    recorder.startDiskCheck()
    probe.wait(0.03)
  },
  Place("finish", decidedBy: .program) { probe in
    let recorder = ScreenRecorder()
    probe.watch(recorder)
    recorder.finish()
  },
]
