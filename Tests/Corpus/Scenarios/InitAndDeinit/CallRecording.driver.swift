import CorpusProbe

private func recording(_ probe: Probe) -> CallRecording {
  let recording = CallRecording(name: "call")
  probe.watch(recording)
  return recording
}

public let places: [Place] = [
  Place("capture", decidedBy: .program) { probe in
    recording(probe).capture()
  },
  Place("end", rule: "unowned_capture", decidedBy: .program) { probe in
    recording(probe).closeAtEnd()
  },
  Place("finish", decidedBy: .program) { probe in
    let recording = recording(probe)
    recording.finish()
  },
  Place("mirror", decidedBy: .program) { probe in
    recording(probe).mirror()
  },
  Place("meter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    recording(probe).meter()
  },
]
