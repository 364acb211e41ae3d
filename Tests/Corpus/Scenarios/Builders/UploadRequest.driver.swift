import CorpusProbe

private func screen(_ probe: Probe) -> UploadScreen {
  let screen = UploadScreen()
  probe.watch(screen)
  return screen
}

public let places: [Place] = [
  Place("start", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    screen(probe).upload("/avatar")
  },
  Place("begin", decidedBy: .program) { probe in
    screen(probe).uploadNow("/avatar")
  },
  Place("sent", decidedBy: .program) { probe in
    screen(probe).uploadNow("/avatar")
  },
  Place("tracked", decidedBy: .program) { probe in
    screen(probe).uploadTracked("/avatar")
  },
  Place("recorded", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    screen(probe).uploadRecorded("/avatar")
  },
]
